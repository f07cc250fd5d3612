/** The name of the marketplace; with the mark below and the colours in `tokens.css`, all that an operator's own brand replaces. */
export const BRAND_NAME = 'Otosafi'

/**
 * The mark as one path over a square of 32, drawn with round strokes 5 wide: a road that comes in and settles into a
 * wheel, the O of the name. Icons and the share picture are drawn from it too (`tooling/brand`).
 */
export const MARK = 'M3 29H16.5A13 13 0 1 0 5.6 23M16.5 16h.01'

/** The page background in both colour schemes, for `theme-color`; a test compares it with `--paper`. */
export const PAPER = { light: '#faf7f1', dark: '#101412' } as const
