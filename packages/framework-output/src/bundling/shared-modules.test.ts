import { expect, it } from 'vitest'

import { sharedModules } from './shared-modules.ts'

const FILES: Readonly<Record<string, string>> = {
  'root-r.js': 'export{ln as Layout,un as default}from"./site-s.js";',
  'shell-s.js': 'import{a}from"./site-s.js";export{a as default};',
}

it('imports a module, or what it only passes on from where that is', () => {
  expect(sharedModules({ root: 'root-r.js', shell: 'shell-s.js' }, (file) => FILES[file] ?? '')).toBe(
    'import*as root from"./site-s.js";import*as shell from"./shell-s.js";' +
      'window.__reactRouterRouteModules={root:{Layout:root.ln,default:root.un},shell}',
  )
})
