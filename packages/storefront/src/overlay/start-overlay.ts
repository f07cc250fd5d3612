import { reloadOnReturn } from '../offline/reload-on-return.ts'
import { startOffline } from '../offline/start-offline.ts'
import { askToSignInBy } from '../request/browser-session.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import { addTexts, presentTexts } from '../texts/page-translator.ts'
import { closeMenus } from './close-menus.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { notifyMissingTexts } from './notify-missing-texts.ts'
import { notifyUpdate } from './notify-update.ts'
import { offerLanguage } from './offer-language.ts'
import { showOverlay } from './Overlay.tsx'
import { showAnswers } from './show-answers.ts'
import { signInAgain } from './sign-in-again.ts'
import { titleRefusals } from './title-refusals.ts'
import { watchSlowNavigation } from './watch-slow-navigation.ts'

/**
 * Mounts the overlay of every screen, and makes the site work without a connection; before the texts of the page
 * are there, it says alone that these did not come. In the browser only.
 */
export async function startOverlay(): Promise<void> {
  if (presentTexts() === undefined) return notifyMissingTexts()
  reloadOnReturn()
  askToSignInBy(signInAgain)
  // Loaded while there is a connection.
  await addTexts(languageOfDocument(), ['offline'])
  const t = presentTexts()
  if (t === undefined) return
  showOverlay(t)
  notifyAccountChange(t)
  watchSlowNavigation()
  showAnswers()
  closeMenus()
  titleRefusals(t)
  // Without its texts nothing is offered.
  offerLanguage().catch(() => undefined)
  await startOffline(t, notifyUpdate)
}
