import { languageOfDocument } from '../../request/language-of-path.ts'
import { addTexts } from '../../texts/page-translator.ts'

/** Loads the dialog with its texts. A module of its own, so that no page names the files that the dialog is made of. */
export async function loadAuthenticationModal() {
  const texts = addTexts(languageOfDocument(), ['account'])
  const { AuthenticationModal } = await import('./AuthenticationModal.tsx')
  await texts
  return { AuthenticationModal }
}
