import { useEffect } from 'react'

import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { FormNotes } from '../../forms/FormNotes.tsx'
import type { Kept } from '../../session/kept-cookie.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * That an account was deleted, and what stays of it until it is settled, with the reason (P-31). Of forms that were not sent,
 * nothing stays. `kept` is null where the address alone says so, as a stranger's link can.
 */
export function AccountDeleted({ kept }: { kept: readonly Kept[] | null }) {
  const { t } = useTexts()
  useEffect(() => {
    if (kept !== null) void import('../../offline/unsent-forms.ts').then(({ forgetUnsent }) => forgetUnsent())
  }, [kept])
  return (
    <>
      <FormNotes state={null} sent={t('success.accountDeleted')} />
      {kept !== null && kept.length > 0 ? (
        <section className={styles.form}>
          <h2>{t('account:privacy.kept')}</h2>
          <SpecList specs={kept.map(({ what, why }) => ({ label: what, value: why }))} />
        </section>
      ) : null}
    </>
  )
}
