/// Makes the rows of a ``Table`` of the statements in a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or content that has several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The first statement.
  public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// All up to a statement, and that.
  public static func buildPartialBlock<Before: TableRowContent, Content: TableRowContent>(
    accumulated before: Before, next content: Content
  ) -> TupleTableRowContent<Value, Before, Content>
  where Before.TableRowValue == Value, Content.TableRowValue == Value {
    TupleTableRowContent(before: before, content: content)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TableRowChoice<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    TableRowChoice(storage: .first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TableRowChoice<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    TableRowChoice(storage: .second(second))
  }

  /// Content behind `#available`.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}

/// Rows, one after the other: what ``TableRowBuilder`` makes of statements.
public struct TupleTableRowContent<Value: Identifiable, Before: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Before.TableRowValue == Value, Content.TableRowValue == Value {
  let before: Before
  let content: Content

  /// What a row shows.
  public typealias TableRowValue = Value
  /// It has no body.
  public typealias TableRowBody = Never

  /// The rows.
  public func _rows(_ columns: _TableColumns<Value>) -> TupleView<Before._Rows, Content._Rows> {
    TupleView(before._rows(columns), content._rows(columns))
  }
}

/// Rows of one of two kinds: what ``TableRowBuilder`` makes of `if` and `else`.
public struct TableRowChoice<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// It has no body.
  public typealias TableRowBody = Never

  /// The rows of the branch that was taken.
  public func _rows(_ columns: _TableColumns<TableRowValue>) -> _ConditionalContent<First._Rows, Second._Rows> {
    switch storage {
    case .first(let rows): _ConditionalContent(storage: .first(rows._rows(columns)))
    case .second(let rows): _ConditionalContent(storage: .second(rows._rows(columns)))
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// It has no body.
  public typealias TableRowBody = Never

  /// The rows, where there are some.
  @MainActor
  public func _rows(_ columns: _TableColumns<Wrapped.TableRowValue>) -> Wrapped._Rows? { self?._rows(columns) }
}
