import type { Tokens } from '@otosafi/ui/theme/parse-tokens'

/** What Storybook's frame cannot read by itself, since its compiler knows no raw files and no folders. */
export type Told = { tokens: { light: Tokens; dark: Tokens }; languages: readonly string[] }

const NAME = '__OTOSAFI_STORYBOOK__'

/** A script element that hands it over in the frame's head. */
export function tell(told: Told): string {
  return `<script>globalThis.${NAME} = ${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`
}

/** Reads what was handed over. Throws where it is missing. */
export function whatWasTold(): Told {
  const told = (globalThis as { [NAME]?: Told })[NAME]
  if (told === undefined) throw new Error('The head of this frame lacks what .storybook/main.ts tells it')
  return told
}
