/** A photograph as a file of the device, for stories; each name is one file, however often it is asked for. */
export async function storyFile(name: string): Promise<File> {
  const response = await fetch('/photos/story-red/640.jpeg')
  return new File([await response.blob()], `${name}.jpg`, { type: 'image/jpeg', lastModified: 1 })
}

/** Chooses files in a file field as the browser does: in place of those that it had. */
export function chooseFiles(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
