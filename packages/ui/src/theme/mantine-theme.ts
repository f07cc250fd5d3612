import { colorsTuple, createTheme } from '@mantine/core'

/**
 * Mantine's theme over our tokens. It names tokens instead of colours, so both colour schemes follow from `tokens.css`, and
 * all ten shades of a colour are one: a role has one value.
 */
export const mantineTheme = createTheme({
  primaryColor: 'brand',
  colors: { brand: colorsTuple('var(--brand)') },
  white: 'var(--surface)',
  black: 'var(--ink)',
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--corner-control)',
  cursorType: 'pointer',
  respectReducedMotion: true,
})
