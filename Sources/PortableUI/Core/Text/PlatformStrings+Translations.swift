extension PlatformStrings {
  /// The translations by English title.
  static let translations: [String: Translations] = [
    // Buttons
    "Cancel": .init(de: "Abbrechen", fr: "Annuler", es: "Cancelar", it: "Annulla", ja: "キャンセル"),
    "Choose…": .init(de: "Auswählen …", fr: "Choisir…", es: "Elegir…", it: "Scegli…", ja: "選択…"),
    "Close": .init(de: "Schließen", fr: "Fermer", es: "Cerrar", it: "Chiudi", ja: "閉じる"),
    "Delete": .init(de: "Löschen", fr: "Supprimer", es: "Eliminar", it: "Elimina", ja: "削除"),
    "Done": .init(de: "Fertig", fr: "OK", es: "OK", it: "Fine", ja: "完了"),
    "Edit": .init(de: "Bearbeiten", fr: "Modifier", es: "Editar", it: "Modifica", ja: "編集"),
    "OK": .init(de: "OK", fr: "OK", es: "OK", it: "OK", ja: "OK"),
    "Paste": .init(de: "Einsetzen", fr: "Coller", es: "Pegar", it: "Incolla", ja: "ペースト"),
    "Rename": .init(de: "Umbenennen", fr: "Renommer", es: "Renombrar", it: "Rinomina", ja: "名称変更"),
    "Save": .init(de: "Sichern", fr: "Enregistrer", es: "Guardar", it: "Salva", ja: "保存"),
    "Share…": .init(de: "Teilen …", fr: "Partager…", es: "Compartir…", it: "Condividi…", ja: "共有…"),

    // Bars and windows
    "Back": .init(de: "Zurück", fr: "Retour", es: "Atrás", it: "Indietro", ja: "戻る"),
    "More": .init(de: "Mehr", fr: "Plus", es: "Más", it: "Altro", ja: "その他"),
    "Pages": .init(de: "Seiten", fr: "Pages", es: "Páginas", it: "Pagine", ja: "ページ"),
    "Settings": .init(de: "Einstellungen", fr: "Réglages", es: "Ajustes", it: "Impostazioni", ja: "設定"),
    "Tab bar": .init(
      de: "Tableiste", fr: "Barre d’onglets", es: "Barra de pestañas", it: "Barra dei pannelli", ja: "タブバー"),
    "Tab %lld": .init(de: "Tab %lld", fr: "Onglet %lld", es: "Pestaña %lld", it: "Pannello %lld", ja: "タブ %lld"),
    "Title menu": .init(
      de: "Titelmenü", fr: "Menu du titre", es: "Menú del título", it: "Menu del titolo", ja: "タイトルメニュー"),

    // Search
    "Check the spelling or try a new search.": .init(
      de: "Überprüfe die Schreibweise oder starte eine neue Suche.",
      fr: "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
      es: "Comprueba la ortografía o prueba otra búsqueda.", it: "Controlla l’ortografia o prova una nuova ricerca.",
      ja: "スペルを確認するか、新しい検索を試してください。"),
    "No Results": .init(
      de: "Keine Ergebnisse", fr: "Aucun résultat", es: "Sin resultados", it: "Nessun risultato", ja: "結果なし"),
    "No Results for “%@”": .init(
      de: "Keine Ergebnisse für „%@“", fr: "Aucun résultat pour « %@ »", es: "No hay resultados para “%@”",
      it: "Nessun risultato per “%@”", ja: "“%@”の検索結果はありません"),
    "Scope": .init(de: "Bereich", fr: "Étendue", es: "Ámbito", it: "Ambito", ja: "範囲"),
    "Search": .init(de: "Suchen", fr: "Rechercher", es: "Buscar", it: "Cerca", ja: "検索"),

    // Files
    "Choose a File": .init(
      de: "Datei auswählen", fr: "Choisir un fichier", es: "Elegir un archivo", it: "Scegli un file", ja: "ファイルを選択"),
    "Choose Files": .init(
      de: "Dateien auswählen", fr: "Choisir des fichiers", es: "Elegir archivos", it: "Scegli i file", ja: "ファイルを選択"),
    "Save %lld Files?": .init(
      de: "%lld Dateien sichern?", fr: "Enregistrer %lld fichiers ?", es: "¿Guardar %lld archivos?",
      it: "Salvare %lld file?", ja: "%lld個のファイルを保存しますか?"),
    "Save the File?": .init(
      de: "Datei sichern?", fr: "Enregistrer le fichier ?", es: "¿Guardar el archivo?", it: "Salvare il file?",
      ja: "ファイルを保存しますか?"),
    "Save “%@”?": .init(
      de: "„%@“ sichern?", fr: "Enregistrer « %@ » ?", es: "¿Guardar “%@”?", it: "Salvare “%@”?", ja: "“%@”を保存しますか?"),

    // Dates
    "Date": .init(de: "Datum", fr: "Date", es: "Fecha", it: "Data", ja: "日付"),
    "Day": .init(de: "Tag", fr: "Jour", es: "Día", it: "Giorno", ja: "日"),
    "Hour": .init(de: "Stunde", fr: "Heure", es: "Hora", it: "Ora", ja: "時"),
    "Minute": .init(de: "Minute", fr: "Minute", es: "Minuto", it: "Minuto", ja: "分"),
    "Month": .init(de: "Monat", fr: "Mois", es: "Mes", it: "Mese", ja: "月"),
    "Next month": .init(de: "Nächster Monat", fr: "Mois suivant", es: "Mes siguiente", it: "Mese successivo", ja: "来月"),
    "Previous month": .init(
      de: "Vorheriger Monat", fr: "Mois précédent", es: "Mes anterior", it: "Mese precedente", ja: "前月"),
    "Time": .init(de: "Uhrzeit", fr: "Heure", es: "Hora", it: "Ora", ja: "時刻"),
    "Year": .init(de: "Jahr", fr: "Année", es: "Año", it: "Anno", ja: "年"),

    // Accessibility
    "Activate": .init(de: "Aktivieren", fr: "Activer", es: "Activar", it: "Attiva", ja: "アクティベート"),
    "Decrement": .init(de: "Verringern", fr: "Réduire", es: "Disminuir", it: "Riduci", ja: "減らす"),
    "Dismiss": .init(de: "Schließen", fr: "Ignorer", es: "Descartar", it: "Ignora", ja: "閉じる"),
    "Increment": .init(de: "Erhöhen", fr: "Augmenter", es: "Aumentar", it: "Aumenta", ja: "増やす"),
    "Play or pause": .init(
      de: "Wiedergabe oder Pause", fr: "Lire ou suspendre", es: "Reproducir o pausar", it: "Riproduci o metti in pausa",
      ja: "再生/一時停止"),
    "Reorder": .init(de: "Umordnen", fr: "Réorganiser", es: "Reordenar", it: "Riordina", ja: "並べ替え"),
    "Show menu": .init(
      de: "Menü anzeigen", fr: "Afficher le menu", es: "Mostrar menú", it: "Mostra menu", ja: "メニューを表示"),
  ]
}
