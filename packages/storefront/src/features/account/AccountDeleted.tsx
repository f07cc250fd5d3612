import { useEffect } from 'react'

import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { FormNotes } from '../../forms/FormNotes.tsx'
import type { RetainedItem } from '../../session/retained-data-cookie.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * Says that the account was deleted, and which records are retained and why (P-31). Deletes unsent forms from the device. `kept` is
 * null where only the address says so, which a forged link can.
 */
export function AccountDeleted({ kept }: { kept: readonly RetainedItem[] | null }) {
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
