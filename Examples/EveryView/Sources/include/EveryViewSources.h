#ifndef EVERY_VIEW_SOURCES_H
#define EVERY_VIEW_SOURCES_H

/// Returns the text of a family's source file, which ends with a zero; `NULL` if the file is not embedded.
const unsigned char *_Nullable every_view_source(const char *_Nonnull name);

#endif
