import { FONTS } from '@otosafi/ui/theme/fonts'

/** Loads every font of the product; pages of the product load only those of their language, once they have painted. */
export function loadFonts(): void {
  for (const { family, url, weight, unicodeRange } of FONTS) {
    const font = new FontFace(family, `url(${url})`, { weight, unicodeRange })
    document.fonts.add(font)
    // A font that cannot be loaded leaves its fallback, as on a visitor's phone.
    font.load().catch(() => undefined)
  }
}
