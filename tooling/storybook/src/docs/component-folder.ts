/** The folder and the name of the component that a story file is about; null for stories that are about none. */
export function componentFolder(storyFile: string): { folder: string; name: string } | null {
  const [, folder, name] = /packages\/ui\/src\/([\w-]+)\/(\w+)\.stories\.tsx$/.exec(storyFile) ?? []
  return folder === undefined || name === undefined ? null : { folder, name }
}
