/** The title of a page as it is written, entities and all. */
export function titleIn(html: string): string | undefined {
  return html.split('<title>', 2)[1]?.split('<', 1)[0]
}

/** The address of the first picture in a page's main part whose address begins with `start`. */
export function pictureIn(html: string, start: string): string | undefined {
  const rest = html.split('<main', 2)[1]?.split(` src="${start}`, 2)[1]?.split('"', 1)[0]
  return rest && start + rest
}
