/** Copies a text; returns whether that was possible: a page without https has no clipboard, and the visitor may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
