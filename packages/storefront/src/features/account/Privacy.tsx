import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Consents, type ConsentsProps } from './Consents.tsx'
import { DELETE_ACCOUNT } from './form-names.ts'
import type { OpenAppointment } from './load-section.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { useAccountForm } from './use-account-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * Consents, the export of one's data, and the deletion of the account with its data (P-31). `open` is what is cancelled with
 * it.
 */
export function Privacy({
  username,
  open,
  ...consents
}: ConsentsProps & { username: string; open: readonly OpenAppointment[] }) {
  const { t, language } = useTexts()
  const { Form, form, sending, state, field, nameField } = useAccountForm(DELETE_ACCOUNT)
  return (
    <>
      <Consents {...consents} />
      <section className={styles.form}>
        <h2>{t('account:privacy.exportTitle')}</h2>
        <p className={styles.text}>{t('account:privacy.exportText')}</p>
        {/* Without `download`, by which a page to sign in would be stored as the file. */}
        <ButtonLink look="secondary" href={pathFor('accountExport', language)} data-reload="">
          {t('account:privacy.export')}
        </ButtonLink>
      </section>
      <Form ref={form} id={DELETE_ACCOUNT} className={styles.form} method="post" noValidate>
        <h2>{t('account:privacy.deleteTitle')}</h2>
        <p className={styles.text}>{t('account:privacy.deleteText')}</p>
        {open.length === 0 ? null : (
          <>
            <p>{t('account:privacy.open')}</p>
            <ul className={styles.fields}>
              {open.map(({ kind, id, reference, car }) => (
                <li key={reference}>
                  <TextLink href={pathFor(kind, language, { token: id })}>
                    {t(`account:requests.kind.${kind}`)}
                  </TextLink>{' '}
                  <bdi>{car}</bdi> · <Ltr>{reference}</Ltr>
                </li>
              ))}
            </ul>
          </>
        )}
        <FormNotes state={state} />
        <OwnPassword username={username} field={field('password')} />
        <input {...nameField} />
        <SubmitButton look="danger" busy={sending} busyLabel={t('progress.deleting')}>
          {t('account:privacy.deleteTitle')}
        </SubmitButton>
      </Form>
    </>
  )
}
