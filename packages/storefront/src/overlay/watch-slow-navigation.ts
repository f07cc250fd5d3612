import { type RouterWork, watchRouter } from '@otosafi/framework-output/browser/router-work'

import { type LongWait, overlayTasks } from './overlay-tasks.ts'

/** Delay before the notice is shown, milliseconds (P-10). */
const SLOW_AFTER_MS = 10_000

/** A pending navigation or submission, with the key that tells it from the next one. */
type Waiting = { id: string; wait: LongWait }

/** Shows the slow-navigation notice while one navigation or submission is pending too long. */
export function watchSlowNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: string | undefined
  watchRouter((work) => {
    const waiting = waitingOf(work)
    if (waiting?.id === current) return
    current = waiting?.id
    clearTimeout(timer)
    overlayTasks.setState({ wait: null })
    if (waiting) timer = setTimeout(() => overlayTasks.setState({ wait: waiting.wait }), SLOW_AFTER_MS)
  })
}

/** The pending wait of a visitor: a navigation, else the answer to a form. */
function waitingOf({ navigation, fetchers }: RouterWork): Waiting | undefined {
  if (navigation.state !== 'idle') {
    const { key, pathname, search, hash } = navigation.location
    if (isSending(navigation)) return { id: key, wait: { kind: 'sending', reload } }
    return { id: key, wait: { kind: 'page', reload: () => location.assign(pathname + search + hash) } }
  }
  const [sending] = [...fetchers].find(([, fetcher]) => isSending(fetcher)) ?? []
  return sending === undefined ? undefined : { id: sending, wait: { kind: 'sending', reload } }
}

function isSending({ state, formMethod }: { state: string; formMethod?: string | undefined }): boolean {
  return state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'
}

function reload(): void {
  location.reload()
}
