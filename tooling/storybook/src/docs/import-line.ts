import { componentFolder } from './component-folder.ts'

/** How code of the product imports the component of a story file; null for stories that are about no component. */
export function importLine(storyFile: string): string | null {
  const place = componentFolder(storyFile)
  return place === null ? null : `import { ${place.name} } from '@otosafi/ui/${place.folder}/${place.name}'`
}
