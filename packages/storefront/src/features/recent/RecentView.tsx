import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button, ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { useTexts } from '../../texts/use-texts.ts'
import { recentCars } from './recent-store.ts'
import { RecentLink } from './RecentLink.tsx'

import styles from './RecentView.module.css'

/** The frame of the recently viewed cars: where they are stored, and the button that clears them. */
export function RecentView({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  if (isEmpty)
    return (
      <EmptyState heading="h1" title={t('recent.title')} text={t('recent.text')}>
        <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        <RecentLink />
      </EmptyState>
    )
  function clear(): void {
    recentCars.getState().replace([])
    void navigate(pathFor('recentlyViewed', language))
  }
  return (
    <>
      <h1>{t('recent.title')}</h1>
      <div className={styles.head}>
        <p>{t('recent.text')}</p>
        <div className={styles.clear}>
          <Button look="secondary" onClick={clear}>
            {t('recent.clear')}
          </Button>
        </div>
      </div>
      {children}
    </>
  )
}
