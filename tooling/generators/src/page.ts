import type { Generator } from './generator.ts'
import { kebabCase, pascalCase, quoted } from './names.ts'

/** A page: its address, its module, and its texts in English. */
export const page: Generator<'key' | 'path' | 'title' | 'description'> = {
  description: 'a page: route, module and its texts in English; the tests name the languages that lack them',
  flags: {
    key: { prompt: 'Key of the route, in camelCase', example: 'tradeIn', pattern: /^[a-z][a-zA-Z0-9]*$/ },
    path: {
      prompt: 'Path without language, parameters with a colon',
      example: 'trade-in',
      pattern: /^:?[a-zA-Z\d-]+(?:\/:?[a-zA-Z\d-]+)*$/,
    },
    title: { prompt: 'Name of the page, in English', example: 'Trade in', pattern: /\S/ },
    description: {
      prompt: 'What search engines say of it, in an English sentence',
      example: 'Bring your car, and drive away in another.',
      pattern: /\S/,
    },
  },
  write(draft, { key, path, title, description }) {
    const name = pascalCase(key)
    const module = `packages/storefront/src/pages/${kebabCase(key)}/${name}Page.tsx`
    draft.insertBefore(
      'packages/editions/src/routes/route-table.ts',
      /^\} as const satisfies Record<string, \{ path: string/,
      `  ${key}: { path: ${quoted(path)} },\n`,
    )
    draft.addFromTemplate(module, 'page/Page.tsx.template', { key, name, title })
    draft.addText('packages/i18n/locales/en/routes.json', [], key, title)
    draft.addText('packages/i18n/locales/en/meta.json', [], key, {
      title: `${title} | Otosafi`,
      description,
      keywords: title,
      socialTitle: title,
      socialDescription: description,
    })
  },
  nextSteps: ({ key }) => [
    `packages/i18n/locales/<language>: the same texts; \`pnpm --filter @otosafi/i18n test\` names every language that lacks them`,
    `packages/i18n/locales/en/meta.json: keywords of ${key} that people search for`,
    'pnpm --filter @otosafi/editions exec vitest run -u   (adds its addresses to the table of all; look at the difference)',
    'tooling/storybook/src/screens/stories: its screen; every-route.test.ts beside them names every page that has none',
    'packages/editions/src/routes/route-table.ts: `feature` where only some editions have it, `session` where it depends on who is signed in',
  ],
}
