extension WebMessages {
  /// The translations of one message.
  struct Translations {
    let de: String
    let fr: String
    let es: String
    let it: String
    let ja: String
    let ar: String

    /// Returns the translation to a language; `nil` if the language is English or not built in.
    subscript(language: String) -> String? {
      switch language {
      case "de": de
      case "fr": fr
      case "es": es
      case "it": it
      case "ja": ja
      case "ar": ar
      default: nil
      }
    }
  }

  /// The built-in translations.
  static let translations: [WebMessage: Translations] = [
    // Connection
    .disconnected: .init(
      de: "Der Server antwortet nicht. Deine Eingaben bleiben erhalten.",
      fr: "Le serveur ne répond pas. Votre saisie est conservée.",
      es: "El servidor no responde. Lo que has escrito se conserva.",
      it: "Il server non risponde. I dati inseriti vengono conservati.",
      ja: "サーバが応答していません。入力内容は保持されます。", ar: "الخادم لا يستجيب. تم الاحتفاظ بما أدخلته."),
    .connectionClosed: .init(
      de: "Der Server hat die Verbindung beendet. Sie wird gleich wiederhergestellt.",
      fr: "Le serveur a fermé la connexion. Reconnexion imminente.",
      es: "El servidor ha cerrado la conexión. Se restablecerá en breve.",
      it: "Il server ha chiuso la connessione. Verrà ristabilita a breve.",
      ja: "サーバが接続を終了しました。まもなく再接続します。", ar: "أغلق الخادم الاتصال. ستتم إعادة الاتصال قريبًا."),
    .atCapacity: .init(
      de: "Der Server ist ausgelastet. Die Verbindung wird gleich wiederhergestellt.",
      fr: "Le serveur est saturé. Reconnexion imminente.", es: "El servidor está completo. Se reconectará en breve.",
      it: "Il server è al completo. La connessione verrà ristabilita a breve.",
      ja: "サーバが混み合っています。まもなく再接続します。", ar: "بلغ الخادم سعته القصوى. ستتم إعادة الاتصال قريبًا."),
    .sessionEnded: .init(
      de: "Die Sitzung ist beendet. Deine Eingaben bleiben erhalten.",
      fr: "La session est terminée. Votre saisie est conservée.",
      es: "La sesión ha terminado. Lo que has escrito se conserva.",
      it: "La sessione è terminata. I dati inseriti vengono conservati.",
      ja: "セッションが終了しました。入力内容は保持されます。", ar: "انتهت الجلسة. تم الاحتفاظ بما أدخلته."),
    .actionNotSent: .init(
      de: "Die Aktion wurde nicht gesendet.", fr: "L’action n’a pas été envoyée.", es: "La acción no se ha enviado.",
      it: "L’azione non è stata inviata.", ja: "操作は送信されませんでした。", ar: "لم يتم إرسال الإجراء."),
    .busy: .init(
      de: "Der Server ist beschäftigt. Versuche es gleich noch einmal.",
      fr: "Le serveur est occupé. Réessayez dans un instant.",
      es: "El servidor está ocupado. Inténtalo de nuevo en un momento.",
      it: "Il server è occupato. Riprova tra un momento.", ja: "サーバは処理中です。しばらくしてからもう一度お試しください。",
      ar: "الخادم مشغول. حاول مرة أخرى بعد لحظات."),
    .noCookie: .init(
      de: "Der Server erkennt diesen Browser nicht. Erlaube Cookies und lade die Seite neu.",
      fr: "Le serveur ne reconnaît pas ce navigateur. Autorisez les cookies et rechargez la page.",
      es: "El servidor no reconoce este navegador. Permite las cookies y vuelve a cargar la página.",
      it: "Il server non riconosce questo browser. Consenti i cookie e ricarica la pagina.",
      ja: "サーバがこのブラウザを認識できません。Cookieを許可してページを再読み込みしてください。",
      ar: "لا يتعرّف الخادم على هذا المتصفح. اسمح بملفات تعريف الارتباط وأعد تحميل الصفحة."),

    // Names of controls without a label
    .dismiss: .init(de: "Schließen", fr: "Fermer", es: "Cerrar", it: "Chiudi", ja: "閉じる", ar: "إغلاق"),
    .inProgress: .init(
      de: "In Bearbeitung", fr: "En cours", es: "En curso", it: "In corso", ja: "進行中", ar: "قيد التقدم"),
    .gauge: .init(de: "Anzeige", fr: "Jauge", es: "Indicador", it: "Indicatore", ja: "ゲージ", ar: "مقياس"),
    .text: .init(de: "Textfeld", fr: "Texte", es: "Texto", it: "Testo", ja: "テキスト", ar: "نص"),
    .webPage: .init(
      de: "Webseite", fr: "Page web", es: "Página web", it: "Pagina web", ja: "Webページ", ar: "صفحة ويب"),
    .delete: .init(de: "Löschen", fr: "Supprimer", es: "Eliminar", it: "Elimina", ja: "削除", ar: "حذف"),
    .reorder: .init(
      de: "Umordnen", fr: "Réorganiser", es: "Reordenar", it: "Riordina", ja: "並べ替え", ar: "إعادة ترتيب"),
    .moreTabs: .init(de: "Mehr", fr: "Plus", es: "Más", it: "Altro", ja: "その他", ar: "المزيد"),

    // Clipboard and sharing
    .cannotCopy: .init(
      de: "Dieser Browser erlaubt hier kein Kopieren.", fr: "Ce navigateur ne permet pas de copier ici.",
      es: "Este navegador no permite copiar aquí.", it: "Questo browser non consente di copiare qui.",
      ja: "このブラウザではここでコピーできません。", ar: "لا يسمح هذا المتصفح بالنسخ هنا."),
    .cannotPaste: .init(
      de: "Dieser Browser erlaubt hier kein Einsetzen.", fr: "Ce navigateur ne permet pas de coller ici.",
      es: "Este navegador no permite pegar aquí.", it: "Questo browser non consente di incollare qui.",
      ja: "このブラウザではここでペーストできません。", ar: "لا يسمح هذا المتصفح باللصق هنا."),
    .nothingToPaste: .init(
      de: "Es gibt keinen Text zum Einsetzen.", fr: "Il n’y a pas de texte à coller.", es: "No hay texto para pegar.",
      it: "Non c’è testo da incollare.", ja: "ペーストするテキストがありません。", ar: "لا يوجد نص للصقه."),
    .copied: .init(
      de: "Kopiert.", fr: "Copié.", es: "Copiado.", it: "Copiato.", ja: "コピーしました。", ar: "تم النسخ."),
    .cannotShare: .init(
      de: "Das kann hier nicht geteilt werden.", fr: "Le partage n’est pas possible ici.",
      es: "Esto no se puede compartir aquí.", it: "Impossibile condividere qui.", ja: "ここでは共有できません。",
      ar: "لا يمكن مشاركة ذلك هنا."),

    // Limits of texts
    .textTooLong: .init(
      de: "Dieser Text ist zu lang.", fr: "Ce texte est trop long.", es: "Este texto es demasiado largo.",
      it: "Questo testo è troppo lungo.", ja: "このテキストは長すぎます。", ar: "هذا النص طويل جدًا."),
    .textExceeds: .init(
      de: "Dieser Text ist um %1 zu lang: Höchstens %2 sind möglich.",
      fr: "Ce texte dépasse de %1 : au plus %2 sont possibles ici.",
      es: "Este texto se excede en %1: caben como máximo %2.", it: "Questo testo supera di %1 il limite di %2.",
      ja: "このテキストは%1長すぎます。上限は%2です。", ar: "هذا النص أطول بمقدار %1: الحد الأقصى هو %2."),
    .shortenText: .init(
      de: "Kürze ihn, um fortzufahren.", fr: "Raccourcissez-le pour continuer.", es: "Acórtalo para continuar.",
      it: "Accorcialo per continuare.", ja: "続けるには短くしてください。", ar: "اختصره للمتابعة."),

    // Files
    .sendingFile: .init(
      de: "„%1“ wird gesendet: %2 %", fr: "Envoi de « %1 » : %2 %", es: "Enviando “%1”: %2 %",
      it: "Invio di “%1”: %2 %", ja: "“%1”を送信中: %2 %", ar: "جارٍ إرسال “%1”: %2 %"),
    .fileNotSent: .init(
      de: "Die Datei konnte nicht gesendet werden. Versuche es noch einmal.",
      fr: "Le fichier n’a pas pu être envoyé. Réessayez.", es: "No se ha podido enviar el archivo. Inténtalo de nuevo.",
      it: "Impossibile inviare il file. Riprova.", ja: "ファイルを送信できませんでした。もう一度お試しください。",
      ar: "تعذّر إرسال الملف. حاول مرة أخرى."),
    .fileWithoutSession: .init(
      de: "Die Sitzung dieser Seite ist beendet. Lade die Seite neu.",
      fr: "La session de cette page est terminée. Rechargez la page.",
      es: "La sesión de esta página ha terminado. Vuelve a cargar la página.",
      it: "La sessione di questa pagina è terminata. Ricarica la pagina.",
      ja: "このページのセッションは終了しました。ページを再読み込みしてください。", ar: "انتهت جلسة هذه الصفحة. أعد تحميل الصفحة."),
    .fileNotRequested: .init(
      de: "Die App erwartet keine Datei mehr.", fr: "L’app ne demande plus de fichier.",
      es: "La app ya no solicita ningún archivo.", it: "L’app non richiede più un file.",
      ja: "アプリはもうファイルを要求していません。", ar: "لم يعد التطبيق يطلب ملفًا."),
    .anotherFile: .init(
      de: "Eine andere Datei wird gerade gesendet. Versuche es gleich noch einmal.",
      fr: "Un autre fichier est en cours d’envoi. Réessayez dans un instant.",
      es: "Se está enviando otro archivo. Inténtalo de nuevo en un momento.",
      it: "È in corso l’invio di un altro file. Riprova tra un momento.",
      ja: "別のファイルを送信中です。しばらくしてからもう一度お試しください。", ar: "يجري إرسال ملف آخر. حاول مرة أخرى بعد لحظات."),
    .malformedUpload: .init(
      de: "Die Datei wurde fehlerhaft angekündigt. Lade die Seite neu.",
      fr: "La demande d’envoi est incorrecte. Rechargez la page.",
      es: "La solicitud de envío no es válida. Vuelve a cargar la página.",
      it: "La richiesta di invio non è valida. Ricarica la pagina.",
      ja: "送信リクエストが正しくありません。ページを再読み込みしてください。", ar: "طلب الإرسال غير صالح. أعد تحميل الصفحة."),
    .incompleteFile: .init(
      de: "Die Datei wurde nicht vollständig gesendet. Versuche es noch einmal.",
      fr: "Le fichier n’a pas été envoyé entièrement. Réessayez.",
      es: "El archivo no se ha enviado por completo. Inténtalo de nuevo.",
      it: "Il file non è stato inviato completamente. Riprova.",
      ja: "ファイルが最後まで送信されませんでした。もう一度お試しください。", ar: "لم يتم إرسال الملف بالكامل. حاول مرة أخرى."),
    .fileTooLarge: .init(
      de: "„%1“ ist größer als %2.", fr: "« %1 » dépasse %2.", es: "“%1” supera los %2.", it: "“%1” supera %2.",
      ja: "“%1”は%2を超えています。", ar: "حجم “%1” أكبر من %2."),
    .oneFileOnly: .init(
      de: "Es kann nur eine Datei gesendet werden.", fr: "Un seul fichier peut être envoyé.",
      es: "Solo se puede enviar un archivo.", it: "È possibile inviare un solo file.", ja: "送信できるファイルは1つだけです。",
      ar: "يمكن إرسال ملف واحد فقط."),
    .tooManyFiles: .init(
      de: "Es können höchstens %1 Dateien auf einmal gesendet werden.",
      fr: "Au plus %1 fichiers peuvent être envoyés à la fois.",
      es: "Solo se pueden enviar %1 archivos a la vez.", it: "È possibile inviare al massimo %1 file alla volta.",
      ja: "一度に送信できるファイルは%1個までです。", ar: "الحد الأقصى لعدد الملفات المرسلة في المرة الواحدة هو %1."),
    .wrongFileType: .init(
      de: "Der Typ von „%1“ wird nicht akzeptiert.", fr: "Le type de « %1 » n’est pas accepté.",
      es: "El tipo de “%1” no se acepta.", it: "Il tipo di “%1” non è accettato.", ja: "“%1”の種類は受け付けられません。",
      ar: "نوع “%1” غير مقبول."),
    .noSpaceForFile: .init(
      de: "Der Server hat keinen Platz für diese Datei. Versuche es später noch einmal.",
      fr: "Le serveur n’a pas d’espace pour ce fichier. Réessayez plus tard.",
      es: "El servidor no tiene espacio para este archivo. Inténtalo más tarde.",
      it: "Il server non ha spazio per questo file. Riprova più tardi.",
      ja: "サーバにこのファイル用の空き領域がありません。後でもう一度お試しください。", ar: "لا توجد مساحة لهذا الملف على الخادم. حاول لاحقًا."),
    .noDownload: .init(
      de: "Unter dieser Adresse gibt es nichts zu laden.", fr: "Il n’y a rien à télécharger à cette adresse.",
      es: "No hay nada que descargar en esta dirección.", it: "Non c’è nulla da scaricare a questo indirizzo.",
      ja: "このアドレスにダウンロードできるものはありません。", ar: "لا يوجد ما يمكن تنزيله من هذا العنوان."),
  ]
}
