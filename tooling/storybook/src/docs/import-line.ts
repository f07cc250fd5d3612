/** How code of the product imports the component of a story file; null for stories that are about no component. */
export function importLine(storyFile: string): string | null {
  const [, folder, name] = /packages\/ui\/src\/([\w-]+)\/(\w+)\.stories\.tsx$/.exec(storyFile) ?? []
  return folder === undefined ? null : `import { ${name} } from '@otosafi/ui/${folder}/${name}'`
}
