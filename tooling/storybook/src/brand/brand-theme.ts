import { create, type ThemeVars } from 'storybook/theming'

import { BRAND_NAME } from '@otosafi/ui/theme/brand'
import type { Tokens } from '@otosafi/ui/theme/parse-tokens'

/** Pixels of a token such as `8px`. */
const pixels = (value: string | undefined) => Number.parseInt(value ?? '', 10)

/** Storybook in the product's own colours, corners and type. `image` is the address of the mark, where there is one. */
export function brandTheme(tokens: Tokens, base: 'light' | 'dark', image?: string): ThemeVars {
  const colour = (name: string) => {
    const value = tokens[name]
    if (value === undefined) throw new Error(`tokens.css has no --${name}`)
    return value
  }
  return create({
    base,
    brandTitle: `${BRAND_NAME} design system`,
    brandUrl: './',
    brandTarget: '_self',
    ...(image === undefined ? {} : { brandImage: image }),
    colorPrimary: colour('brand'),
    colorSecondary: colour('brand'),
    appBg: colour('paper'),
    appContentBg: colour('surface'),
    appHoverBg: colour('brand-tint'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: pixels(tokens['corner-control']),
    fontBase: colour('font'),
    textColor: colour('ink'),
    textMutedColor: colour('ink-soft'),
    textInverseColor: colour('brand-ink'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('brand-deep'),
    barSelectedColor: colour('brand'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: pixels(tokens['corner-control']),
  })
}
