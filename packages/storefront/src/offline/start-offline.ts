import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { buildVersion } from '@otosafi/framework-output/browser/router-start'

import { whenIdle } from '../navigation/when-idle.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import type { Texts } from '../texts/use-texts.ts'
import { cacheListedCars, cacheSeenPage } from './cache-pages.ts'
import { OFFLINE_FILE, OFFLINE_SCRIPT, SITE_CACHE } from './device-storage.ts'
import { forgetAfterSession } from './forget-after-session.ts'
import { forgetOtherLists } from './forget-other-lists.ts'
import { keepDraftOfAccount } from './keep-draft-of-account.ts'
import { fillRefused, keepForms } from './keep-forms.ts'
import { retryForms } from './retry-forms.ts'
import { keepSending } from './send-unsent.ts'

/** Throttle of the check for a new deploy when a tab becomes visible, milliseconds. */
const UPDATE_CHECK_THROTTLE_MS = 3_600_000

/**
 * Makes the site work offline for pages that were visited: caches visited pages, queues forms and sends them once online,
 * registers the service worker, and calls `notifyUpdate` once when a new deploy is available. In the browser only; forms are
 * queued even where there is no service worker.
 */
export async function startOffline(t: Texts['t'], notifyUpdate: () => void): Promise<void> {
  retryForms(t)
  keepForms(t)
  keepSending()
  keepDraftOfAccount()
  forgetOtherLists()
  fillRefused()
  addEventListener('newpage', () => whenIdle(() => fillRefused()))
  if (!('serviceWorker' in navigator)) return
  await forgetAfterSession()
  listenForDeploys(notifyUpdate)
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  // A browser whose worker is blocked answers nothing.
  if (!(registration as ServiceWorkerRegistration | undefined)) return
  askForDeploys(registration)
  await navigator.serviceWorker.ready
  const cacheShown = () => cacheAll().catch(() => undefined)
  addEventListener('newpage', () => whenIdle(() => void cacheShown()))
  await cacheShown()
}

/** Caches the files of this page, the page itself, and the cars of the visitor's lists. */
async function cacheAll(): Promise<void> {
  const language = languageOfDocument()
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // The document of a visitor who saves data, also by the site's own setting, names no fonts.
  const savesData = connection?.saveData === true || document.body.dataset['fonts'] === undefined
  if (!isOutdated) await cacheSite(language)
  // The document's own page costs nothing: the browser has it. Any other is fetched.
  const opened = performance.getEntriesByType('navigation')[0]?.name
  if (!savesData || opened === location.href) await cacheSeenPage(location.href)
  if (!savesData) await cacheListedCars(language)
}

/** Caches the offline page, and the files that this document has loaded, which the browser has in its HTTP cache. */
async function cacheSite(language: Language): Promise<void> {
  const home = pathFor('home', language)
  const offlinePage = language === 'en' ? OFFLINE_FILE : home + OFFLINE_FILE
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const site = await caches.open(SITE_CACHE + buildVersion())
  const cached = new Set((await site.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = new Set([offlinePage, OFFLINE_SCRIPT, ...files.map(({ pathname }) => pathname)])
  await Promise.all(
    [...wanted].filter((path) => !cached.has(path)).map((path) => site.add(path).catch(() => undefined)),
  )
}

/** Whether a later deploy has replaced that of this document: its worker may have removed the files of this one. */
let isOutdated = false

/** Calls `notifyUpdate` once the worker of another deploy takes over this page. Nothing reloads by itself. */
function listenForDeploys(notifyUpdate: () => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version === undefined || data.version === buildVersion() || isOutdated) return
    isOutdated = true
    notifyUpdate()
  })
}

function askForDeploys(registration: ServiceWorkerRegistration): void {
  let last = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < UPDATE_CHECK_THROTTLE_MS) return
    last = performance.now()
    registration.update().catch(() => undefined)
  })
}
