/// A result builder that combines the rows of a ``Table``, with support for `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns the rows of a statement.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Appends the next rows.
  public static func buildPartialBlock<Before: TableRowContent, Content: TableRowContent>(
    accumulated before: Before, next content: Content
  ) -> TupleTableRowContent<Value, Before, Content>
  where Before.TableRowValue == Value, Content.TableRowValue == Value {
    TupleTableRowContent(before: before, content: content)
  }

  /// Returns the rows of an `if` without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Returns the rows of the first branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TableRowChoice<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    TableRowChoice(storage: .first(first))
  }

  /// Returns the rows of the second branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TableRowChoice<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    TableRowChoice(storage: .second(second))
  }

  /// Returns the rows within `#available`.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}

/// Consecutive rows, created by ``TableRowBuilder``.
public struct TupleTableRowContent<Value: Identifiable, Before: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Before.TableRowValue == Value, Content.TableRowValue == Value {
  let before: Before
  package let content: Content

  /// The type of the rows' values.
  public typealias TableRowValue = Value
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Returns the views for the rows.
  public func _rows(_ columns: _TableColumns<Value>) -> TupleView<Before._Rows, Content._Rows> {
    TupleView(before._rows(columns), content._rows(columns))
  }
}

/// The rows of one of two branches, created by ``TableRowBuilder``.
public struct TableRowChoice<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Returns the views for the rows of the selected branch.
  public func _rows(_ columns: _TableColumns<TableRowValue>) -> _ConditionalContent<First._Rows, Second._Rows> {
    switch storage {
    case .first(let rows): _ConditionalContent(storage: .first(rows._rows(columns)))
    case .second(let rows): _ConditionalContent(storage: .second(rows._rows(columns)))
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Returns the views for the rows; `nil` if this value is `nil`.
  @MainActor
  public func _rows(_ columns: _TableColumns<Wrapped.TableRowValue>) -> Wrapped._Rows? { self?._rows(columns) }
}
