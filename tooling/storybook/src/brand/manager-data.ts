import type { Tokens } from '@otosafi/ui/theme/parse-tokens'

/** Data for Storybook's manager, whose compiler can import neither raw files nor folders. */
export type ManagerData = { tokens: { light: Tokens; dark: Tokens }; languages: readonly string[] }

const NAME = '__OTOSAFI_STORYBOOK__'

/** A script element for the manager's head that sets the data. */
export function managerDataScript(data: ManagerData): string {
  return `<script>globalThis.${NAME} = ${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Reads the data. Throws where the script is missing. */
export function readManagerData(): ManagerData {
  const data = (globalThis as { [NAME]?: ManagerData })[NAME]
  if (data === undefined) throw new Error('The head of this frame lacks the script of .storybook/main.ts')
  return data
}
