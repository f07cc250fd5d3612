import { watchRouter } from '@otosafi/framework-output/browser/router-work'

import type { Texts } from '../texts/use-texts.ts'
import { isRefused } from './is-refused.ts'
import { REFUSED } from './notify-update.ts'

/**
 * Begins the document's title with the word for an error once a form was refused, until one is accepted. Forms that are checked
 * in the browser, sent by their page, or removed dispatch a `formchecked` event with their state, or null for a removed one,
 * which leaves the word while the page shows an error of another form.
 */
export function titleRefusals(t: Texts['t']): void {
  const mark = t('offline:refused', { title: '' })
  const show = (refused: boolean) => {
    const { title } = document
    const plain = title.startsWith(mark) ? title.slice(mark.length) : title
    document.title = refused ? mark + plain : plain
  }
  watchRouter(({ fetchers }, deleted) => {
    for (const [key, fetcher] of fetchers) {
      // Its form is gone since it was sent.
      if (deleted?.deletedFetchers.includes(key)) continue
      const refused = fetcher.state === 'idle' ? isRefused(fetcher.data) : undefined
      if (refused !== undefined) show(refused)
    }
  })
  addEventListener('formchecked', (event) => {
    const refused = isRefused((event as CustomEvent<unknown>).detail)
    if (refused !== undefined || document.querySelector(REFUSED) === null) show(refused ?? false)
  })
}
