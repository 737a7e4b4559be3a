import ViewGraph

/// A visitor that decomposes a view into its subviews and sections.
@MainActor
struct SubviewReader: PartVisitor {
  private var subviews: [Subview] = []
  private var sections: [SectionConfiguration] = []
  private let keepsSections: Bool
  private var path: [AnyHashable]
  /// The index of the next part of a sequence.
  private var next = 0
  /// The container values that apply to all parts being read.
  private var values = ContainerValues()
  private var modify: @MainActor (AnyView) -> AnyView = { $0 }

  private init(keepsSections: Bool, path: [AnyHashable] = []) {
    self.keepsSections = keepsSections
    self.path = path
  }

  static func subviews(of view: some View) -> SubviewsCollection {
    var reader = SubviewReader(keepsSections: false)
    reader.read(view)
    return SubviewsCollection(subviews: reader.subviews)
  }

  static func sections(of view: some View) -> SectionCollection {
    var reader = SubviewReader(keepsSections: true)
    reader.read(view)
    reader.endSection()
    return SectionCollection(sections: reader.sections)
  }

  mutating func visit<Part: GraphContent>(_ part: Part) {
    read(part, as: next)
    next += 1
  }

  /// Reads a part. `step` is its component of the subview ids, and distinguishes it from its siblings.
  mutating func read(_ part: some GraphContent, as step: some Hashable) {
    let before = next
    next = 0
    path.append(AnyHashable(step))
    read(part)
    path.removeLast()
    next = before
  }

  mutating func read(_ part: some GraphContent) {
    if let parts = part as? any SequenceContent {
      parts.visitParts(&self)
    } else if let source = part as? any SubviewSource, type(of: source).isSeveral {
      source.read(by: &self)
    } else if let view = part as? any View {
      var values = values
      (view as? any SubviewSource)?.provide(to: &values)
      subviews.append(
        Subview(id: .init(path: path), containerValues: values, content: modify(AnyView(any: view))))
    }
  }

  /// Reads the content of a modifier.
  mutating func read<Modifier: ViewModifier>(_ part: some GraphContent, under modifier: Modifier) {
    let (values, modify) = (values, modify)
    if let word = modifier as? any ContainerValueProvider { word.provide(to: &self.values) }
    // Modifiers for editing the rows of a collection do not apply to its subviews.
    if !(modifier is any RowEditing) {
      self.modify = { modify(AnyView($0.modifier(modifier))) }
    }
    read(part)
    (self.values, self.modify) = (values, modify)
  }

  /// Reads a row of a `ForEach`.
  mutating func readRow(_ row: some GraphContent, id: AnyHashable) {
    let before = values.rowID
    values.rowID = id
    read(row, as: id)
    values.rowID = before
  }

  mutating func readSection(header: some View, content: some View, footer: some View) {
    guard keepsSections else {
      for (step, part) in ([header, content, footer] as [any View]).enumerated() { readAny(part, as: step) }
      return
    }
    endSection()
    func part(_ view: some View, _ step: Int) -> SubviewsCollection {
      var reader = SubviewReader(keepsSections: false, path: path)
      reader.modify = modify
      reader.values = values
      reader.read(view, as: step)
      return SubviewsCollection(subviews: reader.subviews)
    }
    sections.append(
      SectionConfiguration(
        id: .init(path: path), containerValues: values, header: part(header, 0), content: part(content, 1),
        footer: part(footer, 2)))
  }

  private mutating func readAny(_ view: some View, as step: Int) { read(view, as: step) }

  /// Adds a section with the views that were read since the last section.
  private mutating func endSection() {
    guard !subviews.isEmpty else { return }
    let none = SubviewsCollection(subviews: [])
    sections.append(
      SectionConfiguration(
        id: .init(path: (sections.last?.id.path ?? []) + ["after"]), containerValues: ContainerValues(), header: none,
        content: SubviewsCollection(subviews: subviews), footer: none))
    subviews = []
  }
}

/// A view that may consist of several subviews, or provides container values.
@MainActor
protocol SubviewSource {
  static var isSeveral: Bool { get }
  func read(by reader: inout SubviewReader)
  func provide(to values: inout ContainerValues)
}

extension SubviewSource {
  static var isSeveral: Bool { true }
  func provide(to values: inout ContainerValues) {}
}

@MainActor
private func isSeveral<Content>(_ type: Content.Type) -> Bool {
  (type as? any SubviewSource.Type).map { $0.isSeveral } ?? (type is any SequenceContent.Type)
}

extension EmptyView: SubviewSource {
  func read(by reader: inout SubviewReader) {}
}

extension Group: SubviewSource where Content: View {
  func read(by reader: inout SubviewReader) { reader.read(content) }
}

extension Optional: SubviewSource where Wrapped: View {
  func read(by reader: inout SubviewReader) {
    if let self { reader.read(self) }
  }
}

extension _ConditionalContent: SubviewSource {
  func read(by reader: inout SubviewReader) {
    switch storage {
    case .first(let view): reader.read(view, as: true)
    case .second(let view): reader.read(view, as: false)
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  func read(by reader: inout SubviewReader) {
    for element in data { reader.readRow(content(element), id: AnyHashable(id(of: element))) }
  }
}

extension SubviewsCollection: SubviewSource {
  func read(by reader: inout SubviewReader) { reader.read(body) }
}

extension SubviewsCollectionSlice: SubviewSource {
  func read(by reader: inout SubviewReader) { reader.read(body) }
}

extension Subview: SubviewSource {
  static var isSeveral: Bool { false }
  func read(by reader: inout SubviewReader) {}
  func provide(to values: inout ContainerValues) { values.add(containerValues) }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  func read(by reader: inout SubviewReader) { reader.readSection(header: header, content: content, footer: footer) }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  static var isSeveral: Bool { PortableCore.isSeveral(Content.self) }
  func read(by reader: inout SubviewReader) { reader.read(content, under: modifier) }
  func provide(to values: inout ContainerValues) {
    (modifier as? any ContainerValueProvider)?.provide(to: &values)
    (content as? any SubviewSource)?.provide(to: &values)
  }
}

extension IDView: SubviewSource {
  static var isSeveral: Bool { PortableCore.isSeveral(Content.self) }
  func read(by reader: inout SubviewReader) { reader.read(content, as: id) }
  func provide(to values: inout ContainerValues) { (content as? any SubviewSource)?.provide(to: &values) }
}
