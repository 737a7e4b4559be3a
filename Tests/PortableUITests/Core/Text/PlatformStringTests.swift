import ScreenTesting
import SwiftUI
import Testing

@testable import PortableCore

@MainActor
@Suite("Titles of built-in controls")
struct PlatformStringTests {
  /// Controls and placeholders whose titles belong to the platform.
  private struct Titles: View {
    @State private var isPresented = false
    @State private var query = ""
    @State private var steps = 0

    var body: some View {
      NavigationStack {
        List {
          Button("ask") { isPresented = true }
          Stepper("Steps", value: $steps)
          ContentUnavailableView.search(text: "abc")
        }
        .searchable(text: $query)
        .toolbar { EditButton() }
        .confirmationDialog("Sure?", isPresented: $isPresented) { Button(role: .destructive) {} }
      }
    }
  }

  private func screen(_ identifier: String) async -> Screen {
    await Screen { Titles().environment(\.locale, Locale(identifier: identifier)) }
  }

  @Test(
    "The environment's locale decides the language",
    arguments: [
      ("en_US", "Edit", "Cancel", "Delete", "Search", "No Results for “abc”", "Increment"),
      ("de_AT", "Bearbeiten", "Abbrechen", "Löschen", "Suchen", "Keine Ergebnisse für „abc“", "Erhöhen"),
      ("fr_CA", "Modifier", "Annuler", "Supprimer", "Rechercher", "Aucun résultat pour « abc »", "Augmenter"),
      ("es_MX", "Editar", "Cancelar", "Eliminar", "Buscar", "No hay resultados para “abc”", "Aumentar"),
      ("it_IT", "Modifica", "Annulla", "Elimina", "Cerca", "Nessun risultato per “abc”", "Aumenta"),
      ("ja_JP", "編集", "キャンセル", "削除", "検索", "“abc”の検索結果はありません", "増やす"),
    ])
  func languages(
    locale: String, edit: String, cancel: String, delete: String, search: String, noResults: String, increment: String
  ) async throws {
    let screen = await screen(locale)
    #expect(screen.contains(.button(edit)))
    #expect(screen.contains(.role(.searchField, search)))
    #expect(screen.contains(.text(noResults)))
    #expect(screen.contains(.button(increment)))
    try await screen.tap("ask")
    #expect(screen.contains(.button(cancel)))
    #expect(screen.contains(.button(delete)))
  }

  @Test("A language without translations shows English titles")
  func otherLanguages() async {
    let screen = await screen("fi_FI")
    #expect(screen.contains(.button("Edit")))
    #expect(screen.contains("No Results for “abc”"))
  }

  @Test("A change of the locale translates the titles on the screen")
  func change() async throws {
    struct Changing: View {
      @State private var locale = Locale(identifier: "en_US")
      var body: some View {
        List {
          EditButton()
          Button("change") { locale = .german }
        }
        .environment(\.locale, locale)
      }
    }
    let screen = await Screen { Changing() }
    try await screen.tap("change")
    #expect(screen.contains(.button("Bearbeiten")))
  }

  @Test("Each translation has the placeholders of its title")
  func placeholders() {
    for (title, translations) in PlatformStrings.translations {
      for language in [Locale.LanguageCode.german, .french, .spanish, .italian, .japanese] {
        let translation = translations[language] ?? ""
        #expect(!translation.isEmpty, "\(title), \(language)")
        for placeholder in ["%@", "%lld"] {
          #expect(translation.contains(placeholder) == title.contains(placeholder), "\(title), \(language)")
        }
      }
    }
  }
}
