import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CityViewTests {
    // MARK: Live

    @Test func `Levels stand side by side, the chosen ones marked, the current list marked twice`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.china, .county, initial: "浙江/宁波/鄞州")), rows: 14)
        #expect(
            desk.rows == [
                "  11/33  浙江省;宁波市;鄞州区",
                "   黑龙江省                  杭州市                    江北区",
                "   上海市                  > 宁波市                    北仑区",
                "   江苏省                    温州市                    镇海区",
                ">> 浙江省                    嘉兴市                  > 鄞州区",
                "   安徽省                    湖州市                    奉化区",
                "   福建省                    绍兴市                    象山县",
                "   江西省                    金华市                    宁海县",
            ])
        desk.press(.right, .down)
        #expect(desk.rows[0] == "  3/11  浙江省;温州市;鹿城区")
        #expect(desk.rows[3] == "   江苏省                 >> 温州市                    瓯海区")
        #expect(desk.enter() == "浙江省;温州市;鹿城区")
    }

    @Test func `The list of a place without levels below it stands alone`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.china, .county)), rows: 8)
        desk.press(.last, .up)
        #expect(
            desk.rows == [
                "  32/33  香港特别行政区", "   宁夏回族自治区", "   新疆维吾尔自治区", ">> 香港特别行政区", "   澳门特别行政区",
            ])
        let reply = desk.press(.right)
        #expect(reply.beeps)
        #expect(desk.enter() == "香港特别行政区")
    }

    @Test func `Typing finds places anywhere, each with what it lies in`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.china, .county)))
        desk.type("西湖")
        #expect(desk.rows == ["  3/3211", "> 西湖区  浙江省/杭州市", "  西湖区  江西省/南昌市", "  东西湖区  湖北省/武汉市"])
        desk.press(.down)
        #expect(desk.rows[2] == "> 西湖区  江西省/南昌市")
        #expect(desk.enter() == "江西省;南昌市;西湖区")
    }

    @Test func `Enter on a place with levels below it shows them and empties the line`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.type("浙江")
        let reply = desk.press(.accept)
        #expect(reply.clearsLine && reply.outcome == nil)
        #expect(desk.rows[0] == "  1/11  浙江省;杭州市")
        desk.press(.down)
        #expect(desk.enter() == "浙江省;宁波市")
    }

    @Test func `Of the same name the answer that is asked for comes first`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.type("吉林")
        #expect(desk.rows[1] == "> 吉林市  吉林省")
        #expect(desk.enter() == "吉林省;吉林市")
    }

    @Test func `What the line means with --answer is on top of the list`() throws {
        for (mode, lines) in [
            (try makeCity(), ["km", "hangzhou", "吉林", "海南", "330100", "浙江/杭州", "dali", "北京", "zhejiang ningbo"]),
            (try makeCity(.world), ["zurich", "moscow", "london ontario", "munich", "sf", "la paz bolivia"]),
        ] {
            for line in lines {
                let expected = answer(mode, line)
                guard !expected.hasPrefix("[") else { continue }
                var desk = LiveDesk(LinkedRows(mode))
                desk.type(line)
                #expect(desk.enter() == expected, "\(line)")
            }
        }
    }

    @Test func `Nothing that matches is refused in place, with what looks like it`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.type("hangzhuo")
        #expect(desk.enter() == nil)
        #expect(desk.rows == ["  0/398", "Nothing matches \"hangzhuo\"; nearest: 浙江省;杭州市"])
        desk.type("")
        #expect(desk.enter() == "北京市")
    }

    @Test func `A row of the current list can be named by its number with a hash`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.type("#11")
        #expect(desk.rows == ["  1/398", "> 浙江省"])
        desk.press(.accept)
        desk.type("#2")
        #expect(desk.enter() == "浙江省;宁波市")
    }

    @Test func `Without row numbers the beginning of a code is the place`() throws {
        for level in [CityLevel.province, .city, .county] {
            var desk = LiveDesk(LinkedRows(try makeCity(.china, level)))
            for (typed, row) in [("33", "> 浙江省"), ("11", "> 北京市"), ("110000", "> 北京市")] {
                desk.type(typed)
                #expect(desk.rows[1] == row)
            }
        }
    }

    @Test func `A row number counts in the level that is shown`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity()))
        desk.press(.right)
        desk.type("")
        desk.press(.left, .last, .up, .up, .right)
        desk.type("#40")
        #expect(desk.enter() == nil)
        #expect(desk.rows.last?.hasPrefix("There is no row 40, only 1 to 2") == true, "\(desk.rows)")
    }

    @Test func `A narrow screen shows one level below the path`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.china, .county, initial: "浙江/宁波/鄞州")), columns: 20, rows: 5)
        #expect(desk.rows == ["  11/33  浙江省;宁…", "  江苏省  ›", "> 浙江省  ›"])
        desk.press(.right)
        #expect(desk.rows == ["  2/11  浙江省;宁…", "浙江省/", "> 宁波市  ›"])
        desk.press(.right)
        #expect(desk.rows == ["  5/10  浙江省;宁…", "浙江省/宁波市/", "> 鄞州区"])
        #expect(desk.enter() == "浙江省;宁波市;鄞州区")
    }

    @Test func `Wide characters leave the lists where they are`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.china, .county, initial: "广西/柳州/三江")), columns: 60)
        let rows = desk.rows.dropFirst()
        #expect(rows.first == "   江西省             南宁市             城中区")
        #expect(rows.contains { $0.hasPrefix(">> 广西壮族自治区     ") })
        // Every row has the third list in the same column.
        for row in rows where DisplayText.width(row) > 38 {
            #expect(DisplayText(row.utf8, columns: 38).width == 38, "\(row)")
        }
        #expect(rows.allSatisfy { DisplayText.width($0) <= 59 })
    }

    @Test(arguments: [(80, 24), (60, 24), (40, 10), (39, 10), (20, 5), (10, 3), (3, 2), (1, 1)])
    func `No row is wider than the screen, for any size and line`(_ columns: Int, _ rows: Int) throws {
        for mode in [try makeCity(.china, .county), try makeCity(.world)] {
            var desk = LiveDesk(LinkedRows(mode), columns: columns, rows: rows)
            for line in ["", "l", "london", "乌鲁木齐", "#3"] {
                desk.type(line)
                let frame = desk.rows
                #expect(frame.count <= max(0, rows - 1))
                #expect(frame.allSatisfy { DisplayText.width($0) <= max(0, columns - 1) }, "\(frame)")
            }
        }
    }

    // MARK: Places of one name

    @Test func `No two rows look the same, and each gives its own place`() throws {
        let mode = try makeCity(.world, nil, .zone)
        var desk = LiveDesk(LinkedRows(mode))
        desk.type("London")
        let rows = Array(desk.rows.dropFirst())
        #expect(rows.first == "> London  United Kingdom/England")
        #expect(Set(rows.map { $0.dropFirst(2) }).count == rows.count)
        #expect(rows.filter { $0.hasPrefix("> London ") || $0.hasPrefix("  London ") }.count == 2)
        var zones: [String?] = []
        for row in 0..<2 {
            var copy = desk
            for _ in 0..<row { copy.press(.down) }
            zones.append(copy.enter())
        }
        #expect(zones == ["Europe/London", "America/Toronto"])
    }

    @Test func `Places of one name are told apart on a narrow screen`() throws {
        var desk = LiveDesk(LinkedRows(try makeCity(.world)), columns: 24, rows: 12)
        desk.type("suzhou")
        let rows = desk.rows.dropFirst()
        #expect(Set(rows.map { $0.dropFirst(2) }).count == rows.count)
    }

    // MARK: Plain

    @Test func `A person goes level by level, and back`() throws {
        let steps = plain(try makeCity(.china, .county), "浙江", "3", "..", "#1", "西湖", rows: 40)
        #expect(steps[0].first == " 1) 北京市")
        #expect(steps[1].first == "浙江省  (.. goes back)")
        #expect(steps[1][3] == " 3) 温州市")
        #expect(steps[2].first == "浙江省;温州市  (.. goes back)")
        #expect(steps[3].first == "浙江省  (.. goes back)")
        #expect(steps[4].first == "浙江省;杭州市  (.. goes back)")
        #expect(steps[5] == ["Chosen: 浙江省;杭州市;西湖区"])
    }

    @Test func `Several readings become a list of their own`() throws {
        let steps = plain(try makeCity(), "suzhou", "2")
        #expect(steps[1] == ["\"suzhou\" fits 2 options", "(.. goes back)", "1) 苏州市  江苏省", "2) 宿州市  安徽省"])
        #expect(steps[2] == ["Chosen: 安徽省;宿州市"])
        #expect(plain(try makeCity(), "suzhou", "苏州市  江苏省")[2] == ["Chosen: 江苏省;苏州市"])
        #expect(plain(try makeCity(), "suzhou", "..", "#11")[3].first == "浙江省  (.. goes back)")
    }

    @Test func `Everything can be typed at once, at any level`() throws {
        #expect(plain(try makeCity(), "浙江/杭州")[1] == ["Chosen: 浙江省;杭州市"])
        #expect(plain(try makeCity(), "浙江", "成都")[2] == ["Chosen: 四川省;成都市"])
        #expect(plain(try makeCity(), "浙江", "..", "..")[3] == ["Nothing matches \"..\""])
    }

    @Test func `The default stands in the question and is marked in the list`() throws {
        let city = try makeCity(initial: "hangzhou")
        var view = PlainView(
            prompt: Prompt(mode: city, request: Request(), hasPerson: true), request: Request(),
            size: ScreenSize(columns: 80, rows: 40))
        #expect(view.opening().contains("*11) 浙江省"))
        #expect(view.question == "Choose (1-33) [浙江省;杭州市]: ")
        #expect(view.entered([]).lines == ["Chosen: 浙江省;杭州市"])
    }

    @Test func `Without a default an empty line is refused`() throws {
        #expect(plain(try makeCity(), "")[1] == ["Nothing is selected: type a choice or its number"])
    }
}
