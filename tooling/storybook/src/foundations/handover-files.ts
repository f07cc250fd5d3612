type HandoverFile = readonly [name: string, use: string]

/** The token files of `src/vite/token-files.ts`. */
export const TOKEN_FILES: readonly HandoverFile[] = [
  ['tokens.json', 'Both schemes in one file, in groups named light and dark. For Tokens Studio and for scripts.'],
  ['tokens.light.json', 'The light scheme alone. For Figma’s variables, where it becomes the mode “light”.'],
  ['tokens.dark.json', 'The dark scheme alone, under the same names. For Figma’s variables: the mode “dark”.'],
  ['tokens.css', 'The style sheet that the product itself loads. All other files are made from it.'],
]

/** The files of `packages/ui/src/brand`, which `pnpm --filter @otosafi/brand draw` draws from the mark and the tokens. */
export const BRAND_FILES: readonly HandoverFile[] = [
  ['favicon.svg', 'The mark as a drawing, in the green of the reader’s scheme. Scale it; never draw it again.'],
  ['favicon.ico', 'The mark in the tab of older browsers.'],
  ['icon-192.png', 'The icon of the installed site, 192 px.'],
  ['icon-512.png', 'The same, 512 px: for stores and profiles.'],
  ['icon-maskable-512.png', 'For systems that cut their own shape out of it: the ground reaches the edges.'],
  ['apple-touch-icon.png', 'The icon on the home screen of an iPhone.'],
  ['share.png', 'The picture beside a shared link, 1200 × 630 px.'],
]
