import SwiftUI

/// A catalog of views by family, each with a live example and its source.
public struct EveryView: View {
  /// Creates the catalog.
  public init() {}

  /// The list of families, each of which links to a page.
  public var body: some View {
    NavigationStack {
      List(Family.all) { family in
        NavigationLink(family.name) { FamilyPage(family: family) }
      }
      .navigationTitle("Every view")
    }
  }
}
