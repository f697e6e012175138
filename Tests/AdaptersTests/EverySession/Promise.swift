/// Something that must be true of what is seen before and after every step, in a sentence.
///
/// What becomes of a table, and what is saved and told, is compared with the table on paper.
struct Promise: Sendable {
  let name: String
  let isKept: @Sendable (Step) -> Bool
}
