import type { Generator } from './generator.ts'
import { kebabCase, sentenceCase } from './names.ts'

/** The files of a component, each from its template. */
const FILES = ['.tsx', '.module.css', '.stories.tsx', '.test.tsx']

/** A component of the UI kit that passes every check except that its guide has gaps. */
export const component: Generator<'name'> = {
  description: 'a component of the UI kit, with its style, story and test',
  flags: {
    name: {
      prompt: 'Name of the component, in PascalCase',
      example: 'PriceNote',
      pattern: /^[A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/,
    },
  },
  write(draft, { name }) {
    const values = { name, sentence: sentenceCase(name) }
    for (const ending of FILES) {
      const path = `packages/ui/src/${kebabCase(name)}/${name}${ending}`
      draft.addFromTemplate(path, `component/Component${ending}.template`, values)
    }
  },
  nextSteps: ({ name }) => [
    `pnpm storybook shows it; say in ${name}.tsx what it is for`,
    `write its guide in ${name}.stories.tsx: the tests of packages/ui name it until then`,
  ],
}
