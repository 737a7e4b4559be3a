import ViewGraph

/// A section of a view as it is written: a ``Section``, or the views between two.
public struct SectionConfiguration: Identifiable {
  /// What tells it from the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells it from the others.
  public let id: ID
  /// What it says of itself to a container.
  public let containerValues: ContainerValues
  /// What stands above it.
  public let header: SubviewsCollection
  /// What is in it.
  public let content: SubviewsCollection
  /// What stands below it.
  public let footer: SubviewsCollection
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last.
  public var endIndex: Int { sections.endIndex }
  /// The one at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Makes a view of each section of a view.
  ///
  /// - Parameters:
  ///   - view: the view with the sections. Views that are in none have one of their own, without a header.
  ///   - content: makes a view of a section.
  @MainActor
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(SubviewReader.sections(of: view), by: \.id, content)
  }
}

extension Group where Content: View {
  /// Makes a view of all sections of a view.
  ///
  /// - Parameters:
  ///   - view: the view with the sections.
  ///   - transform: makes the view.
  @MainActor
  public init<Base: View>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content) {
    content = transform(SubviewReader.sections(of: view))
  }
}
