import { useEffect, useSyncExternalStore } from 'react'

import { Icon } from '@otosafi/ui/icon/Icon'
import { wifiOff } from '@otosafi/ui/icon/icons'

import { notices } from '../state/notices.ts'
import { useTexts } from '../texts/use-texts.ts'

import styles from './OfflineBar.module.css'

/** Says that there is no connection for as long as there is none, and in passing when there is one again. */
export function OfflineBar() {
  const { t } = useTexts()
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    const tell = () => notices.show({ tone: 'success', kind: 'message', text: t('shell.online') })
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [t])
  return (
    <p className={styles.bar} role="status">
      {isOnline ? null : (
        <>
          <Icon icon={wifiOff} />
          {t('shell.offline')}
        </>
      )}
    </p>
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
