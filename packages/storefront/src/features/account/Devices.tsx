import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { deviceName } from './device-name.ts'
import { END_OTHERS, END_SESSION } from './form-names.ts'
import type { ShownDevice } from './load-section.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLastForm } from './use-last-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The sessions of the account, with a button to end each other one, and one to end all of them. */
export function Devices({ devices }: { devices: readonly ShownDevice[] }) {
  const { t } = useTexts()
  const one = useAccountForm(END_SESSION)
  const others = useAccountForm(END_OTHERS)
  const last = useLastForm([one, others])
  return (
    <>
      {last === undefined || last.sending ? null : (
        <FormNotes state={last.answer} sent={last.sent ? t('account:devices.ended') : null} />
      )}
      {devices.map(({ id, device, current, since, used }) => {
        const name = deviceName(device) ?? t('account:devices.unknown')
        return (
          <one.Form key={id} className={styles.form} method="post">
            <h2 dir="auto">{name}</h2>
            <p className={styles.text}>{t('account:devices.used', { since, used })}</p>
            {current ? (
              <p>{t('account:devices.current')}</p>
            ) : (
              <>
                <input {...one.nameField} />
                <input type="hidden" name="id" value={id} />
                <SubmitButton look="secondary" busy={one.sending} busyLabel={t('progress.loggingOut')}>
                  {t('account:devices.end', { device: name })}
                </SubmitButton>
              </>
            )}
          </one.Form>
        )
      })}
      {devices.length > 1 ? (
        <others.Form method="post">
          <input {...others.nameField} />
          <SubmitButton busy={others.sending} busyLabel={t('progress.loggingOut')}>
            {t('account:devices.endOthers')}
          </SubmitButton>
        </others.Form>
      ) : null}
    </>
  )
}
