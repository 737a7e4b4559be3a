// The source files of the families, each followed by a zero.

#include "EveryViewSources.h"
#include <stddef.h>
#include <string.h>

// SwiftPM compiles C17. Clang accepts `#embed` there, but warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *name;
  const unsigned char *text;
} sources[] = {
    {"Controls.swift", (const unsigned char[]){
#embed "../Controls.swift" suffix(, 0)
    }},
    {"DataFlow.swift", (const unsigned char[]){
#embed "../DataFlow.swift" suffix(, 0)
    }},
    {"Drawing.swift", (const unsigned char[]){
#embed "../Drawing.swift" suffix(, 0)
    }},
    {"FontsAndParagraphs.swift", (const unsigned char[]){
#embed "../FontsAndParagraphs.swift" suffix(, 0)
    }},
    {"GesturesAndTime.swift", (const unsigned char[]){
#embed "../GesturesAndTime.swift" suffix(, 0)
    }},
    {"Lists.swift", (const unsigned char[]){
#embed "../Lists.swift" suffix(, 0)
    }},
    {"Motion.swift", (const unsigned char[]){
#embed "../Motion.swift" suffix(, 0)
    }},
    {"Navigation.swift", (const unsigned char[]){
#embed "../Navigation.swift" suffix(, 0)
    }},
    {"PlacesAndSizes.swift", (const unsigned char[]){
#embed "../PlacesAndSizes.swift" suffix(, 0)
    }},
    {"Presentation.swift", (const unsigned char[]){
#embed "../Presentation.swift" suffix(, 0)
    }},
    {"TextAndButtons.swift", (const unsigned char[]){
#embed "../TextAndButtons.swift" suffix(, 0)
    }},
};

const unsigned char *every_view_source(const char *name) {
  for (size_t index = 0; index < sizeof sources / sizeof *sources; index++) {
    if (strcmp(sources[index].name, name) == 0) return sources[index].text;
  }
  return NULL;
}
