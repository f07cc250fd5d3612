import { languageOfDocument } from '../request/language-of-path.ts'
import { addTexts } from '../texts/page-translator.ts'

/** Loads the dialog with its texts. A module of its own, so that no page names the files that the dialog is made of. */
export async function loadSessionDialog() {
  const texts = addTexts(languageOfDocument(), ['account'])
  const { SessionDialog } = await import('./SessionDialog.tsx')
  await texts
  return { SessionDialog }
}
