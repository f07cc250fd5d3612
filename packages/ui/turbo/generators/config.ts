import type { PlopTypes } from '@turbo/gen'

/** A name as components have it: one or more words, letters and digits. */
const NAME = /^[A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/

/** Says what is wrong with a component's name, or true. */
function isComponentName(name: string): true | string {
  return NAME.test(name) || 'Write it as PascalCase, for instance PriceNote.'
}

/** The files of a component, each from its template. */
const FILES = ['.tsx', '.module.css', '.stories.tsx', '.test.tsx']

/**
 * `pnpm gen component` asks for a name and makes a component with its style, story and test, all of which pass at
 * once; `pnpm gen component --args PriceNote` asks nothing.
 */
// oxlint-disable-next-line import/no-default-export -- the generator looks for the default export
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('component', {
    description: 'A component of the UI kit, with its style, story and test',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name of the component, in PascalCase',
        validate: isComponentName,
      },
    ],
    actions: (answers) => {
      const checked = isComponentName(String(answers?.name))
      if (checked !== true) throw new Error(checked)
      return FILES.map((ending) => ({
        type: 'add',
        path: `{{ turbo.paths.workspace }}/src/{{ kebabCase name }}/{{ name }}${ending}`,
        templateFile: `component/Component${ending}.template`,
      }))
    },
  })
}
