import { languageOfDocument } from '../request/language-of-path.ts'
import { notices } from '../state/notices.ts'
import { addTexts, presentTexts } from '../texts/page-translator.ts'
import { overlayTasks } from './overlay-tasks.ts'
import { showOverlay } from './Overlay.tsx'

let asking: Promise<boolean> | undefined

/**
 * Asks a visitor whose session has ended to sign in again, over the page that they are on. Resolves to whether they did;
 * calls side by side share one question. Where it cannot be shown, nobody did.
 */
export function signInAgain(): Promise<boolean> {
  asking ??= ask()
    .catch(() => false)
    .finally(() => {
      asking = undefined
    })
  return asking
}

async function ask(): Promise<boolean> {
  await addTexts(languageOfDocument(), ['offline'])
  const t = presentTexts()
  if (t === undefined) return false
  showOverlay(t)
  // The dialog says it.
  for (const { id, text } of notices.visible()) if (text === t('errors.problem.token_expired')) notices.dismiss(id)
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      // An answer may come after its dialog was closed, and another one opened: that one stays.
      if (overlayTasks.getState().lostSession === end) overlayTasks.setState({ lostSession: null })
      resolve(isBack)
    }
    overlayTasks.setState({ lostSession: end })
  })
}
