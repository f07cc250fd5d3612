import type { Page } from 'playwright'

/** Timeout of an answer. */
const ANSWER_TIMEOUT_MS = 20_000

/**
 * Starts to wait, in the page, for a touch and then for a text in an element with the role `status`. The returned function
 * resolves to the milliseconds from the touch until the text was painted; it rejects where the text does not appear.
 */
export async function watchAnswer(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([wanted, timeoutMs]) => {
      const answer = new Promise<number>((resolve, reject) => {
        const shows = () => [...document.querySelectorAll('[role=status]')].some((each) => each.textContent === wanted)
        if (shows()) reject(new Error(`The page shows "${wanted}" already.`))
        setTimeout(() => reject(new Error(`The page does not come to show "${wanted}".`)), timeoutMs)
        const onTouch = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!shows()) return
            observer.disconnect()
            // The task after a frame runs once that frame is presented; `user-blocking` puts it first in the queue.
            const seen = () => resolve(performance.now() - timeStamp)
            requestAnimationFrame(() => void scheduler.postTask(seen, { priority: 'user-blocking' }))
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }
        addEventListener('pointerup', onTouch, { capture: true, once: true })
      })
      // Awaited later: until then a failure must not be an unhandled rejection.
      answer.catch(() => undefined)
      Object.assign(globalThis, { answer })
    },
    [text, ANSWER_TIMEOUT_MS] as const,
  )
  return () => page.evaluate(() => (globalThis as unknown as { answer: Promise<number> }).answer)
}
