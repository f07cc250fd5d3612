const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }),
)

/** The first line of every XML file. */
export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes text for the content and the attributes of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? character)
}
