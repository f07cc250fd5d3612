import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import { Icon } from '@otosafi/ui/icon/Icon'
import { wifiOff } from '@otosafi/ui/icon/icons'

import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'
import { fillRefused } from './keep-forms.ts'
import { unsentForms } from './unsent-forms.ts'

import styles from './OfflineEdge.module.css'

/** Says at the lower edge of the screen that there is no connection, and what has not been sent. */
export function OfflineEdge({ t }: Pick<Texts, 't'>) {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  useEffect(() => {
    const tell = () => notices.show({ tone: 'success', kind: 'message', text: t('shell.online') })
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [t])
  return (
    <>
      <p className={styles.bar} role="status">
        {isOnline ? null : (
          <>
            <Icon icon={wifiOff} />
            {t('shell.offline')}
          </>
        )}
      </p>
      <UnsentList t={t} />
    </>
  )
}

function listen(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}

/** Forms that have not reached the server yet: each can be discarded, and a refused one corrected. */
function UnsentList({ t }: Pick<Texts, 't'>) {
  const { forms, drop } = useStore(unsentForms)
  const shown = forms.filter(({ state }) => state !== 'underWay')
  if (shown.length === 0) return null
  return (
    <details className={styles.box}>
      <summary className={styles.head}>{t('offline:unsent.title', { count: shown.length })}</summary>
      <p className={styles.text}>{t('offline:unsent.text')}</p>
      <ul className={styles.list}>
        {shown.map(({ key, title, state, page, form }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.name}>
              <bdi>{title}</bdi>
              {state === 'refused' ? <small>{t('offline:unsent.refused')}</small> : null}
            </span>
            {state === 'refused' ? (
              <a className={styles.act} href={`${page}#${form}`} data-reload="" onClick={() => fillHere(key)}>
                {t('offline:unsent.open')}
              </a>
            ) : null}
            <button
              type="button"
              className={styles.act}
              aria-label={t('offline:unsent.cancelNamed', { name: title })}
              onClick={() => drop(key)}
            >
              {t('offline:unsent.cancel')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Fills the form in where its page is shown already: the browser loads none anew for another place of the same address. */
function fillHere(key: string): void {
  if (location.search === '') fillRefused(key)
}
