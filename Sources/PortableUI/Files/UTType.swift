#if !canImport(UniformTypeIdentifiers)
  /// What kind of data something is: what files are called by Apple's systems and by the rest of the world.
  public struct UTType: Hashable, Sendable, Codable {
    /// What Apple's systems call it, as in `public.json`.
    public let identifier: String
    /// How names of such files end, without the point; `nil` where they end in no particular way.
    public let preferredFilenameExtension: String?
    /// What the world calls it, as in `application/json`; `nil` for what has no such name.
    public let preferredMIMEType: String?
    private let parents: [String]

    private init(known identifier: String, _ ending: String? = nil, _ mime: String? = nil, _ parents: [String] = []) {
      self.identifier = identifier
      preferredFilenameExtension = ending
      preferredMIMEType = mime
      self.parents = parents
    }

    /// Takes a type by what Apple's systems call it; `nil` for one that is not among those named here.
    public init?(_ identifier: String) {
      guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
      self = type
    }

    /// Takes a type by how names of its files end; `nil` where none is named here that does so.
    ///
    /// - Parameters:
    ///   - filenameExtension: the end, without the point.
    ///   - supertype: a type that it has to be.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let ending = Self.spellings[filenameExtension.lowercased()] ?? filenameExtension.lowercased()
      guard
        let type = Self.known.first(where: { $0.preferredFilenameExtension == ending && $0.conforms(to: supertype) })
      else { return nil }
      self = type
    }

    /// Takes a type by what the world calls it; `nil` where none is named here that is called so.
    ///
    /// - Parameters:
    ///   - mimeType: the name, as in `application/json`.
    ///   - supertype: a type that it has to be.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      let type = Self.known.first { $0.preferredMIMEType == mimeType.lowercased() && $0.conforms(to: supertype) }
      guard let type else { return nil }
      self = type
    }

    /// A type of a program's own.
    ///
    /// - Parameters:
    ///   - identifier: what the program calls it, as in `org.example.drawing`.
    ///   - parentType: a type that it is.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(known: identifier, nil, nil, (parentType ?? .data).lineage)
    }

    /// A type of another program.
    ///
    /// - Parameters:
    ///   - identifier: what that program calls it.
    ///   - parentType: a type that it is.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Whether what is of this type is of another as well. Every type conforms to itself.
    public func conforms(to type: UTType) -> Bool { identifier == type.identifier || parents.contains(type.identifier) }

    /// Whether what is of this type is of another as well, and that is another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether two have one identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Feeds the identifier to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private var lineage: [String] { [identifier] + parents }
    private static let spellings = ["jpg": "jpeg", "htm": "html", "tif": "tiff", "yml": "yaml", "mpg": "mpeg"]
  }

  extension UTType {
    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Bytes.
    public static let data = UTType(known: "public.data", nil, "application/octet-stream", item.lineage)
    /// What a person makes and keeps.
    public static let content = UTType(known: "public.content")
    /// A folder.
    public static let folder = UTType(known: "public.folder", nil, nil, item.lineage)
    /// An address.
    public static let url = UTType(known: "public.url", nil, "text/uri-list", data.lineage)
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url", nil, nil, url.lineage)
    /// Text.
    public static let text = UTType(known: "public.text", nil, nil, data.lineage + content.lineage)
    /// Text without looks.
    public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain", text.lineage)
    /// Text without looks, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", nil, nil, plainText.lineage)
    /// Text with looks.
    public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf", text.lineage)
    /// A page.
    public static let html = UTType(known: "public.html", "html", "text/html", text.lineage)
    /// XML.
    public static let xml = UTType(known: "public.xml", "xml", "application/xml", text.lineage)
    /// JSON.
    public static let json = UTType(known: "public.json", "json", "application/json", text.lineage)
    /// YAML.
    public static let yaml = UTType(known: "public.yaml", "yaml", "application/yaml", text.lineage)
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list", "plist", nil, data.lineage)
    /// A table as text.
    public static let delimitedText = UTType(known: "public.delimited-values-text", nil, nil, text.lineage)
    /// A table as text, with commas.
    public static let commaSeparatedText = UTType(
      known: "public.comma-separated-values-text", "csv", "text/csv", delimitedText.lineage)
    /// A table as text, with tabs.
    public static let tabSeparatedText = UTType(
      known: "public.tab-separated-values-text", "tsv", "text/tab-separated-values", delimitedText.lineage)
    /// The source of a program.
    public static let sourceCode = UTType(known: "public.source-code", nil, nil, plainText.lineage)
    /// The source of a program in Swift.
    public static let swiftSource = UTType(known: "public.swift-source", "swift", nil, sourceCode.lineage)
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf", data.lineage + content.lineage)
    /// Many files in one.
    public static let archive = UTType(known: "public.archive", nil, nil, data.lineage)
    /// ZIP.
    public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip", archive.lineage)
    /// A picture.
    public static let image = UTType(known: "public.image", nil, nil, data.lineage + content.lineage)
    /// PNG.
    public static let png = UTType(known: "public.png", "png", "image/png", image.lineage)
    /// JPEG.
    public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg", image.lineage)
    /// GIF.
    public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif", image.lineage)
    /// TIFF.
    public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff", image.lineage)
    /// WebP.
    public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp", image.lineage)
    /// HEIC.
    public static let heic = UTType(known: "public.heic", "heic", "image/heic", image.lineage)
    /// SVG.
    public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml", image.lineage)
    /// What is seen or heard over time.
    public static let audiovisualContent = UTType(
      known: "public.audiovisual-content", nil, nil, data.lineage + content.lineage)
    /// A film, with sound or without.
    public static let movie = UTType(known: "public.movie", nil, nil, audiovisualContent.lineage)
    /// A film.
    public static let video = UTType(known: "public.video", nil, nil, movie.lineage)
    /// A film of QuickTime.
    public static let quickTimeMovie = UTType(
      known: "com.apple.quicktime-movie", "mov", "video/quicktime", movie.lineage)
    /// MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4", movie.lineage)
    /// What is heard.
    public static let audio = UTType(known: "public.audio", nil, nil, audiovisualContent.lineage)
    /// MP3.
    public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg", audio.lineage)
    /// WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", audio.lineage)
    /// Sound of MPEG-4.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "m4a", "audio/mp4", audio.lineage)
    /// Somebody's address.
    public static let vCard = UTType(known: "public.vcard", "vcf", "text/vcard", text.lineage)
    /// A date.
    public static let calendarEvent = UTType(known: "public.calendar-event", nil, nil, content.lineage)
    /// A data base.
    public static let database = UTType(known: "public.database", nil, nil, data.lineage)

    private static let known: [UTType] = [
      item, data, content, folder, url, fileURL, plainText, utf8PlainText, text, rtf, html, xml, json, yaml,
      propertyList, delimitedText, commaSeparatedText, tabSeparatedText, swiftSource, sourceCode, pdf, archive, zip,
      image, png, jpeg, gif, tiff, webP, heic, svg, audiovisualContent, movie, video, quickTimeMovie, mpeg4Movie, audio,
      mp3, wav, mpeg4Audio, vCard, calendarEvent, database,
    ]

    /// How names of files of the type may end, and what the world may call them, families of types as `image/*`; `nil` where that is
    /// not known, as of types of a program's own.
    package var signs: (endings: Set<String>, mimeTypes: Set<String>)? {
      let types = [self] + Self.known.filter { $0.conforms(to: self) }
      var endings = Set(types.compactMap(\.preferredFilenameExtension))
      for (other, ending) in Self.spellings where endings.contains(ending) { endings.insert(other) }
      var mimeTypes = Set(types.compactMap(\.preferredMIMEType))
      for (family, name) in Self.families where types.contains(family) { mimeTypes.insert(name) }
      // Texts that people have, of types without a name here.
      if types.contains(.plainText) { endings.formUnion(["text", "md", "markdown", "log"]) }
      return endings.isEmpty && mimeTypes.isEmpty ? nil : (endings, mimeTypes)
    }

    private static let families: [(UTType, String)] = [
      (text, "text/*"), (image, "image/*"), (movie, "video/*"), (audio, "audio/*"),
    ]
  }
#else
  public import UniformTypeIdentifiers

  extension UTType {
    /// How names of files of the type may end, and what the world may call them; `nil` where that is not known.
    package var signs: (endings: Set<String>, mimeTypes: Set<String>)? {
      let endings = Set(tags[.filenameExtension] ?? [])
      let mimeTypes = Set(tags[.mimeType] ?? [])
      return endings.isEmpty && mimeTypes.isEmpty ? nil : (endings, mimeTypes)
    }
  }
#endif
