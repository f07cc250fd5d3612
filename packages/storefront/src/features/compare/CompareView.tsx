import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button, ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import { FORM_KEY } from '../../request/form-key.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CompareTable } from './CompareTable.tsx'
import type { Comparison } from './load-comparison.ts'

import styles from './CompareView.module.css'

/** Id of the hidden field with the idempotency key of a new poll, which script fills in. */
export const POLL_KEY = 'poll-key'

/** A comparison, or, without cars, how to begin one. `ask` is the label of the button that starts a poll. */
export function CompareView({ cars, groups, note, message, ask }: Comparison) {
  const { t, language } = useTexts()
  const toCars = <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
  if (cars.length === 0)
    return (
      <EmptyState title={t('compare.empty.title')} text={t('compare.empty.text')}>
        {toCars}
      </EmptyState>
    )
  return (
    <div className={styles.view}>
      {cars.length === 1 ? (
        <div className={styles.more}>
          <p>{t('compare.more')}</p>
          {toCars}
        </div>
      ) : null}
      <CompareTable cars={cars} groups={groups} />
      {cars.length === 1 ? null : (
        <div className={styles.more}>
          <ButtonLink look="secondary" href={whatsAppShareUrl(message)}>
            {t('car.action.whatsAppShare')}
          </ButtonLink>
          <form method="post">
            <input type="hidden" id={POLL_KEY} name={FORM_KEY} defaultValue="" />
            <Button look="secondary" type="submit">
              {ask}
            </Button>
          </form>
        </div>
      )}
      <p className={styles.note}>
        <span>{note}</span> {t('car.monthly.note')}
      </p>
    </div>
  )
}
