/** The text where it has at most `most` code points; otherwise its beginning with an ellipsis, as long as that. */
export function shorten(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
