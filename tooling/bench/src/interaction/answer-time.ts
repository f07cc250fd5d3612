import type { Page } from 'playwright'

/** Milliseconds after which an answer is not waited for. */
const PATIENCE = 20_000

/**
 * From now on waits in the page for a touch and then for a text in an element with the role of a status. Call what this
 * answers for the milliseconds from the touch until that was painted; it throws where the text does not come.
 */
export async function watchAnswer(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([wanted, patience]) => {
      const answer = new Promise<number>((resolve, reject) => {
        const shows = () => [...document.querySelectorAll('[role=status]')].some((each) => each.textContent === wanted)
        if (shows()) reject(new Error(`The page shows "${wanted}" already.`))
        setTimeout(() => reject(new Error(`The page does not come to show "${wanted}".`)), patience)
        const onTouch = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!shows()) return
            observer.disconnect()
            // What was changed before a frame is on the screen when the task after it runs: the first of those that wait.
            const seen = () => resolve(performance.now() - timeStamp)
            requestAnimationFrame(() => void scheduler.postTask(seen, { priority: 'user-blocking' }))
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }
        addEventListener('pointerup', onTouch, { capture: true, once: true })
      })
      // Whoever asks for it later is told of a failure, too.
      answer.catch(() => undefined)
      Object.assign(globalThis, { answer })
    },
    [text, PATIENCE] as const,
  )
  return () => page.evaluate(() => (globalThis as unknown as { answer: Promise<number> }).answer)
}
