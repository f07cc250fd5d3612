/**
 * A text as it is stored: well-formed and composed, with plain line ends, without control characters (which the
 * database refuses and mails must not carry) and without white space around it.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** A text of one line as it is stored. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\s+/g, ' '))
}
