import CLibrary

package enum CalendarDate {
  /// Today's local date, such as `2026-11-26`.
  package static var today: String {
    var now = CLibrary.time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return [Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday)]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: "-")
  }
}
