public import Domain
public import UseCases

/// The guests of both sides; a side may have none.
public typealias Guests = BySide<(any Guest)?>

extension Guests {
  /// No guest on either side.
  public static let none = Guests(dark: nil, light: nil)
}
