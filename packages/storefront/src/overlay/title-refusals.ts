import { watchRouter } from '@otosafi/framework-output/browser/router-work'

import type { Texts } from '../texts/use-texts.ts'
import { isRefused } from './is-refused.ts'
import { REFUSED } from './tell-of-update.ts'

/**
 * Begins the document's title with the word for an error from a refused form on, until one is taken. What a form finds by
 * itself, what a page is answered, and that a form is gone is told by a `formchecked` event, with the form's state or null;
 * null leaves the word there while the page shows an error of another form.
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
