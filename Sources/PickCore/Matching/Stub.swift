package struct Query: Sendable { package var isEmpty: Bool { text.isEmpty }; let text: [UInt8]; let prefix: Bool
  package init(_ text: [UInt8], rule: MatchRule) { self.text = text; prefix = false }
  package init(beginning text: [UInt8], rule: MatchRule) { self.text = text; prefix = true }
}
package struct Matches: Sendable { let rows: [Int]
  package init() { rows = [] }; init(rows: [Int]) { self.rows = rows }
  package var count: Int { rows.count }
  package subscript(rank: Int) -> Int { rows[rank] } }
package func positions(of q: Query, in l: UnsafeRawBufferPointer) -> [Range<Int>] { [] }
package enum Search {
  package static func run(_ query: Query, over store: CandidateStore, upTo count: Int, threads: Int?) -> Matches {
    Matches(rows: (0..<count).filter { i in
      let s = String(decoding: store[i], as: UTF8.self), q = String(decoding: query.text, as: UTF8.self)
      return query.prefix ? s.hasPrefix(q) : q.isEmpty || s.contains(q) })
  }
}
import Glibc
func memmem(_ h: UnsafeRawPointer, _ hl: Int, _ n: UnsafeRawPointer, _ nl: Int) -> UnsafeMutableRawPointer? { nil }
