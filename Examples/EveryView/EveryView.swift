import SwiftUI

/// A catalogue of views by family, each live beside its source.
public struct EveryView: View {
  /// Creates the catalogue.
  public init() {}

  /// The families, each of which leads to a page.
  public var body: some View {
    NavigationStack {
      List(Family.all) { family in
        NavigationLink(family.name) { FamilyPage(family: family) }
      }
      .navigationTitle("Every view")
    }
  }
}
