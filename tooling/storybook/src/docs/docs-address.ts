/** The address of the docs page of the stories with a title: "Components/Car card". */
export function docsAddress(title: string): string {
  return `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`
}
