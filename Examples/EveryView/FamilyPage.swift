import ExampleSource
import SwiftUI

/// A page with the examples of a family.
public struct FamilyPage: View {
  private let family: Family
  @State private var isWide = false

  /// Creates the page of a family.
  public init(family: Family) {
    self.family = family
  }

  /// The examples. If there is enough space, each is next to its source.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 40) {
        ForEach(family.examples) { ExampleCard(example: $0, isWide: isWide) }
      }
      .padding()
      .frame(maxWidth: 1_080)
    }
    .onGeometryChange(for: Bool.self) { space in
      space.size.width >= 720
    } action: {
      isWide = $0
    }
    .navigationTitle(family.name)
  }
}

/// An example with its name, summary and source.
private struct ExampleCard: View {
  let example: Example
  let isWide: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(example.title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
      if !example.summary.isEmpty {
        Text(LocalizedStringKey(example.summary)).font(.footnote).foregroundColor(.secondary)
      }
      if isWide {
        HStack(alignment: .top, spacing: 16) {
          live
          source
        }
      } else {
        live
        source
      }
    }
  }

  private var live: some View {
    example.content()
      .frame(height: example.height)
      .frame(maxWidth: .infinity)
      .padding(example.height == nil ? 16 : 0)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.35)).allowsHitTesting(false)
      }
  }

  private var source: some View {
    SourceCode(example.source)
      .accessibilityLabel("Source of \(example.title)")
  }
}
