#if !canImport(UniformTypeIdentifiers)
  /// A type of data, with its identifier, filename extension and MIME type.
  public struct UTType: Hashable, Sendable, Codable {
    /// The identifier of the type, as in `public.json`.
    public let identifier: String
    /// The preferred filename extension without the period, or `nil` if the type has none.
    public let preferredFilenameExtension: String?
    /// The preferred MIME type, as in `application/json`, or `nil` if the type has none.
    public let preferredMIMEType: String?
    private let parents: [String]

    private init(known identifier: String, _ ending: String? = nil, _ mime: String? = nil, _ parents: [String] = []) {
      self.identifier = identifier
      preferredFilenameExtension = ending
      preferredMIMEType = mime
      self.parents = parents
    }

    /// Creates a type from an identifier. Returns `nil` if it is not one of the types declared here.
    public init?(_ identifier: String) {
      guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
      self = type
    }

    /// Creates a type from a filename extension. If no type declared here has the extension, the result is a dynamic
    /// type that carries it. Returns `nil` for an empty extension, and if the declared type does not conform to
    /// `supertype`.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without the period.
    ///   - supertype: A type that the result must conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let ending = Self.spellings[filenameExtension.lowercased()] ?? filenameExtension.lowercased()
      let types = Self.known.filter { $0.preferredFilenameExtension == ending }
      if types.isEmpty, !ending.isEmpty {
        self.init(known: "dyn.extension.\(ending)", ending, nil, supertype.lineage)
      } else {
        guard let type = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
        self = type
      }
    }

    /// Creates a type from a MIME type. If no type declared here has the MIME type, the result is a dynamic type that
    /// carries it. Returns `nil` for an empty MIME type, and if the declared type does not conform to `supertype`.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, as in `application/json`.
    ///   - supertype: A type that the result must conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      let mimeType = mimeType.lowercased()
      let types = Self.known.filter { $0.preferredMIMEType == mimeType }
      if types.isEmpty, !mimeType.isEmpty {
        self.init(known: "dyn.mime.\(mimeType)", nil, mimeType, supertype.lineage)
      } else {
        guard let type = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
        self = type
      }
    }

    /// Creates a type that the program declares.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, as in `org.example.drawing`.
    ///   - parentType: A type that the new type conforms to.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(known: identifier, nil, nil, (parentType ?? .data).lineage)
    }

    /// Creates a type that another program declares.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the other program declares.
    ///   - parentType: A type that the new type conforms to.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Returns whether the type conforms to another. Every type conforms to itself.
    public func conforms(to type: UTType) -> Bool { identifier == type.identifier || parents.contains(type.identifier) }

    /// Returns whether the type conforms to a given type and differs from it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether both types have the same identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private var lineage: [String] { [identifier] + parents }
    private static let spellings = ["jpg": "jpeg", "htm": "html", "tif": "tiff", "yml": "yaml", "mpg": "mpeg"]
  }

  extension UTType {
    /// The base type of everything that is stored.
    public static let item = UTType(known: "public.item")
    /// The base type of byte streams.
    public static let data = UTType(known: "public.data", nil, "application/octet-stream", item.lineage)
    /// The base type of documents and other user content.
    public static let content = UTType(known: "public.content")
    /// A directory.
    public static let folder = UTType(known: "public.folder", nil, nil, item.lineage)
    /// A URL.
    public static let url = UTType(known: "public.url", nil, "text/uri-list", data.lineage)
    /// A file URL.
    public static let fileURL = UTType(known: "public.file-url", nil, nil, url.lineage)
    /// Text.
    public static let text = UTType(known: "public.text", nil, nil, data.lineage + content.lineage)
    /// Plain text.
    public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain", text.lineage)
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", nil, nil, plainText.lineage)
    /// Rich text (RTF).
    public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf", text.lineage)
    /// HTML.
    public static let html = UTType(known: "public.html", "html", "text/html", text.lineage)
    /// XML.
    public static let xml = UTType(known: "public.xml", "xml", "application/xml", text.lineage)
    /// JSON.
    public static let json = UTType(known: "public.json", "json", "application/json", text.lineage)
    /// YAML.
    public static let yaml = UTType(known: "public.yaml", "yaml", "application/yaml", text.lineage)
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list", "plist", nil, data.lineage)
    /// A table with delimited values.
    public static let delimitedText = UTType(known: "public.delimited-values-text", nil, nil, text.lineage)
    /// A table with comma-separated values.
    public static let commaSeparatedText = UTType(
      known: "public.comma-separated-values-text", "csv", "text/csv", delimitedText.lineage)
    /// A table with tab-separated values.
    public static let tabSeparatedText = UTType(
      known: "public.tab-separated-values-text", "tsv", "text/tab-separated-values", delimitedText.lineage)
    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code", nil, nil, plainText.lineage)
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source", "swift", nil, sourceCode.lineage)
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf", data.lineage + content.lineage)
    /// An archive of files.
    public static let archive = UTType(known: "public.archive", nil, nil, data.lineage)
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip", archive.lineage)
    /// An image.
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
    /// Audio or video.
    public static let audiovisualContent = UTType(
      known: "public.audiovisual-content", nil, nil, data.lineage + content.lineage)
    /// A movie, with or without sound.
    public static let movie = UTType(known: "public.movie", nil, nil, audiovisualContent.lineage)
    /// A video.
    public static let video = UTType(known: "public.video", nil, nil, movie.lineage)
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(
      known: "com.apple.quicktime-movie", "mov", "video/quicktime", movie.lineage)
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4", movie.lineage)
    /// Audio.
    public static let audio = UTType(known: "public.audio", nil, nil, audiovisualContent.lineage)
    /// MP3.
    public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg", audio.lineage)
    /// WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", audio.lineage)
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "m4a", "audio/mp4", audio.lineage)
    /// A contact in vCard format.
    public static let vCard = UTType(known: "public.vcard", "vcf", "text/vcard", text.lineage)
    /// A calendar event.
    public static let calendarEvent = UTType(known: "public.calendar-event", nil, nil, content.lineage)
    /// A database.
    public static let database = UTType(known: "public.database", nil, nil, data.lineage)

    private static let known: [UTType] = [
      item, data, content, folder, url, fileURL, plainText, utf8PlainText, text, rtf, html, xml, json, yaml,
      propertyList, delimitedText, commaSeparatedText, tabSeparatedText, swiftSource, sourceCode, pdf, archive, zip,
      image, png, jpeg, gif, tiff, webP, heic, svg, audiovisualContent, movie, video, quickTimeMovie, mpeg4Movie, audio,
      mp3, wav, mpeg4Audio, vCard, calendarEvent, database,
    ]

    /// The filename extensions and MIME types of the type and its subtypes, including families such as `image/*`. It is
    /// `nil` if no extension or MIME type is known, as for types that the program declares.
    package var signs: (endings: Set<String>, mimeTypes: Set<String>)? {
      let types = [self] + Self.known.filter { $0.conforms(to: self) }
      var endings = Set(types.compactMap(\.preferredFilenameExtension))
      for (other, ending) in Self.spellings where endings.contains(ending) { endings.insert(other) }
      var mimeTypes = Set(types.compactMap(\.preferredMIMEType))
      for (family, name) in Self.families where types.contains(family) { mimeTypes.insert(name) }
      // Add the extensions of text formats for which no type is declared here.
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
    /// The filename extensions and MIME types of the type, or `nil` if none are known.
    package var signs: (endings: Set<String>, mimeTypes: Set<String>)? {
      let endings = Set(tags[.filenameExtension] ?? [])
      let mimeTypes = Set(tags[.mimeType] ?? [])
      return endings.isEmpty && mimeTypes.isEmpty ? nil : (endings, mimeTypes)
    }
  }
#endif
