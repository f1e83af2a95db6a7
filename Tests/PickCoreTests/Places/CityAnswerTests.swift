import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CityAnswerTests {
    @Test(arguments: [
        "杭州", "杭州市", "hangzhou", "hang zhou", "HangZhou", "330100", "浙江/杭州", "浙江;杭州", "浙江省;杭州市", "浙江 杭州", "浙江杭州",
        "zhejiang hangzhou", "hangzhou, zhejiang", "hangz", "hangzhou shi", "Hangzhou City", " 杭州 ", "330000/330100",
    ])
    func `A city is found by its name, code, pinyin and path`(_ typed: String) throws {
        #expect(answer(try makeCity(), typed) == "浙江省;杭州市")
    }

    @Test(arguments: [
        ("km", "530100"), ("昆明", "530100"), ("kunming", "530100"), ("吉林", "220200"), ("香港", "810000"),
        ("hong kong", "810000"), ("济源", "419001"), ("北京", "110000"), ("bei jing", "110000"), ("peking", "110000"),
        ("harbin", "230100"),
        ("urumqi", "650100"), ("lvliang", "141100"), ("luliang", "141100"), ("lyuliang", "141100"),
        ("lüliang", "141100"),
        ("仙桃", "429004"), ("六盘水", "520200"), ("xian", "610100"), ("xi'an", "610100"), ("海南", "632500"),
    ])
    func `A city of China by its code`(_ typed: String, _ code: String) throws {
        #expect(answer(try makeCity(.china, nil, .code), typed) == code)
    }

    @Test(arguments: [
        ("Singapore", "Singapore;Singapore"), ("Monaco", "Monaco;Municipality of Monaco;Monaco"),
        ("Luxembourg", "Luxembourg;Luxembourg;Luxembourg"),
    ])
    func `A city that is called like its country is the answer`(_ typed: String, _ path: String) throws {
        #expect(answer(try makeCity(.world, nil, .path), typed) == path)
    }

    @Test func `Several readings are refused and listed, the larger first`() throws {
        let city = try makeCity()
        #expect(
            answer(city, "hz") == """
                ["hz" fits 6 options: 浙江省;杭州市, 广东省;惠州市, 山东省;菏泽市, 浙江省;湖州市, 陕西省;汉中市, 广西壮族自治区;贺州市]
                """)
        #expect(answer(city, "suzhou") == "[\"suzhou\" fits 2 options: 江苏省;苏州市, 安徽省;宿州市]")
        #expect(answer(city, "jiangsu suzhou") == "江苏省;苏州市")
    }

    @Test func `The answer is of the level that is asked for`() throws {
        #expect(answer(try makeCity(.china, .province), "吉林") == "吉林省")
        #expect(answer(try makeCity(.china, .city), "吉林") == "吉林省;吉林市")
        #expect(answer(try makeCity(), "浙江") == "[\"浙江省\" has choices below it, such as 浙江省;杭州市]")
        #expect(answer(try makeCity(), "上城区") == "[\"上城区\" lies below the level that is asked for, in 浙江省/杭州市]")
        #expect(answer(try makeCity(.china, .county), "上城区") == "浙江省;杭州市;上城区")
        #expect(answer(try makeCity(.china, .county), "杭州").hasPrefix("[\"杭州市\" has choices below it"))
    }

    @Test func `Levels that a place does not have are left out`() throws {
        let county = try makeCity(.china, .county)
        #expect(answer(county, "东莞") == "广东省;东莞市")
        #expect(answer(county, "香港") == "香港特别行政区")
        #expect(answer(county, "济源") == "河南省;济源市")
        #expect(answer(county, "北京朝阳") == "北京市;朝阳区")
        #expect(answer(county, "重庆/渝中") == "重庆市;渝中区")
        #expect(answer(try makeCity(.china, .city), "重庆") == "重庆市")
    }

    @Test(arguments: [
        ("zurich", "Switzerland;Canton of Zurich;Zürich", "Europe/Zurich"),
        ("Zürich", "Switzerland;Canton of Zurich;Zürich", "Europe/Zurich"),
        ("münchen", "Germany;Bavaria;Munich", "Europe/Berlin"), ("munchen", "Germany;Bavaria;Munich", "Europe/Berlin"),
        ("東京都", "Japan;Tokyo;Tokyo", "Asia/Tokyo"), ("москва", "Russia;Moscow;Moscow", "Europe/Moscow"),
        ("sao paulo", "Brazil;São Paulo;São Paulo", "America/Sao_Paulo"),
        ("new york city", "United States;New York;New York City", "America/New_York"),
        ("london ontario", "Canada;Ontario;London", "America/Toronto"),
        ("london, united kingdom", "United Kingdom;England;London", "Europe/London"),
        ("lodz", "Poland;Łódź Voivodeship;Łódź", "Europe/Warsaw"), ("杭州", "China;Zhejiang;Hangzhou", "Asia/Shanghai"),
    ])
    func `A city of the world, and its zone`(_ typed: String, _ path: String, _ zone: String) throws {
        #expect(answer(try makeCity(.world), typed) == path)
        #expect(answer(try makeCity(.world, nil, .zone), typed) == zone)
    }

    @Test func `Countries and regions have codes`() throws {
        #expect(answer(try makeCity(.world, .country, .code), "schweiz") == "CH")
        #expect(answer(try makeCity(.world, .country, .code), "CH") == "CH")
        #expect(answer(try makeCity(.world, .region, .code), "bavaria") == "DE-02")
        #expect(answer(try makeCity(.world, .region, .name), "Bayern") == "Bavaria")
    }

    @Test func `What is missing is answered with what looks like it`() throws {
        #expect(answer(try makeCity(), "hangzhuo") == "[Nothing matches \"hangzhuo\"; nearest: 浙江省;杭州市]")
        #expect(answer(try makeCity(), "qqqqqq") == "[Nothing matches \"qqqqqq\"]")
        #expect(answer(try makeCity(), "") == "[Nothing is selected: type a choice or its number]")
        #expect(answer(try makeCity(), "   ") == "[Nothing is selected: type a choice or its number]")
    }

    @Test func `A row number counts where rows are numbered`() throws {
        #expect(answer(try makeCity(.china, .province), "3") == "河北省")
        #expect(answer(try makeCity(.china, .province), "#11") == "浙江省")
        #expect(answer(try makeCity(.china, .province), "#99") == "[There is no row 99, only 1 to 33]")
        // In quotes it is a text: the beginning of two codes.
        #expect(answer(try makeCity(.china, .province), "\"11\"") == "北京市")
        #expect(answer(try makeCity(.china, .province), "\"8\"").hasPrefix("[\"8\" fits 2 options"))
    }

    @Test(arguments: CityLevel.allCases.filter { $0 != .country && $0 != .region })
    func `A number that is a row and begins the code of another one is refused with both spellings`(
        _ level: CityLevel
    ) throws {
        let (macau, zhejiang) = ("澳门特别行政区", utf8("330000"))
        let city = try makeCity(.china, level)
        let unclear = Message.rowOrCode(utf8("33"), row: 33, codeRow: 11, code: zhejiang)
        #expect(unclear[.english] == "\"33\" is row 33 by its number and row 11 by its code: type #33 or 330000")
        #expect(answer(city, " 33 ") == "[\(unclear[.english])]")
        #expect(plain(city, "33", rows: 40)[1] == [unclear[.english]])
        #expect(throws: ModeFault(.badDefault(unclear))) { try makeCity(.china, level, initial: "33") }
        #expect(answer(city, "11").hasSuffix("by its number and row 1 by its code: type #11 or 110000]"))
        #expect(answer(city, "#33") == macau)
        #expect(answer(city, "82") == macau)
        #expect(answer(city, "330000") == answer(city, "浙江"))
    }

    @Test func `A number that is only a row, or only begins a code, is taken`() throws {
        let province = try makeCity(.china, .province)
        #expect(answer(province, "34") == "安徽省")
        #expect(answer(province, "16") == "河南省")
        // A code that begins with an odd number of digits names nothing.
        #expect(answer(province, "8") == "黑龙江省")
        // Of a list that has no place of that code the number is a row.
        #expect(plain(try makeCity(), "浙江", "11", rows: 40)[2] == ["Chosen: 浙江省;丽水市"])
        #expect(plain(try makeCity(), "浙江", "3301", rows: 40)[2] == ["Chosen: 浙江省;杭州市"])
        // The codes of the world are letters.
        #expect(answer(try makeCity(.world, .country), "49") == answer(try makeCity(.world, .country), "#49"))
    }

    @Test func `Two digits of a code name a province, four a city`() throws {
        #expect(answer(try makeCity(), "34") == "[\"安徽省\" has choices below it, such as 安徽省;合肥市]")
        #expect(answer(try makeCity(.china, .county), "3301").hasPrefix("[\"杭州市\" has choices below it"))
        #expect(answer(try makeCity(.china, .county), "34/3401").hasPrefix("[\"合肥市\" has choices below it"))
        #expect(answer(try makeCity(.china, .province), "3301").hasPrefix("[\"杭州市\" lies below the level"))
        #expect(answer(try makeCity(), "4190") == "河南省;济源市")
    }

    @Test(arguments: ["#34", "#0", "#99999999999999999999999"])
    func `A row that is not there is told by its number`(_ typed: String) throws {
        let message = "There is no row \(typed.dropFirst()), only 1 to 33"
        #expect(answer(try makeCity(), typed) == "[\(message)]")
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.type(typed)
        #expect(desk.enter() == nil)
        #expect(desk.rows == ["  0/398", message])
    }

    @Test func `A default is judged like an answer`() throws {
        for text in ["浙江/杭州", "330100", "Hangzhou", "hangzhou"] {
            let city = try makeCity(initial: text)
            #expect(city.shownDefault.map { shownText($0) } == "浙江省;杭州市")
            #expect(answer(city, "") == "浙江省;杭州市")
        }
        #expect(throws: ModeFault.self) { try makeCity(initial: "hz") }
        #expect(throws: ModeFault.self) { try makeCity(initial: "浙江") }
        #expect(throws: ModeFault(.badDefault(.nothingMatches(utf8("hangzhuo"), nearest: [utf8("浙江省;杭州市")])))) {
            try makeCity(initial: "hangzhuo")
        }
    }

    @Test func `JSON says what is known of a place`() throws {
        var output = OutputOptions()
        output.isJSON = true
        #expect(
            answer(try makeCity(.china, nil, .json), "杭州", output) == """
                {"mode":"city","value":"浙江省;杭州市","path":["浙江省","杭州市"],"name":"杭州市","code":"330100",\
                "pinyin":"hang zhou","population":9236000}
                """)
        #expect(
            answer(try makeCity(.world, nil, .json), "munich", output) == """
                {"mode":"city","value":"Germany;Bavaria;Munich","path":["Germany","Bavaria","Munich"],"name":"Munich",\
                "native":"München","zone":"Europe/Berlin","population":1505000}
                """)
    }

    @Test func `What the list does not have is refused before anything is asked`() {
        #expect(throws: ModeFault(.noZones)) { try makeCity(.china, nil, .zone) }
        #expect(throws: ModeFault(.noZones)) { try makeCity(.world, .region, .zone) }
        #expect(throws: ModeFault(.noCodes)) { try makeCity(.world, .city, .code) }
        #expect(throws: ModeFault(.notALevel("county", accepted: ["country", "region", "city"]))) {
            try makeCity(.world, .county)
        }
        #expect(throws: ModeFault(.notALevel("region", accepted: ["province", "city", "county"]))) {
            try makeCity(.china, .region)
        }
    }

    @Test func `The list follows the language`() throws {
        var options = CityOptions()
        options.language = .chinese
        #expect(answer(try LinkedMode(options), "杭州") == "浙江省;杭州市")
        options.language = .english
        #expect(answer(try LinkedMode(options), "杭州") == "China;Zhejiang;Hangzhou")
    }

    @Test func `A separator of the user's is one for paths too`() throws {
        let city = try makeCity { $0.format.separator = utf8(" > ") }
        #expect(
            answer(
                city, "浙江省 > 杭州市",
                {
                    var o = OutputOptions(); o.separator = utf8(" > "); return o
                }()) == "浙江省 > 杭州市")
        #expect(
            answer(try makeCity { $0.format.separator = utf8("江") }, "杭州").hasPrefix("[\"浙江省\" contains the separator"))
    }
}
