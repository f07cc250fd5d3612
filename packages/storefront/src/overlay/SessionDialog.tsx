import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import { edition } from '#edition'
import { isProblem, type ProblemCode } from '@otosafi/api-client/problem'
import { REMEMBERED_DAYS } from '@otosafi/domain/session/lifetimes'
import { shortAccountId } from '@otosafi/domain/session/short-account-id'
import { LANGUAGES } from '@otosafi/editions/language'
import { Button } from '@otosafi/ui/button/Button'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { Modal } from '@otosafi/ui/modal/Modal'
import { PasswordField } from '@otosafi/ui/password-field/PasswordField'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateIdentifier } from '@otosafi/validators/identifier'

import { checkAll } from '../forms/check-all.ts'
import { fieldOfForm } from '../forms/field-of-form.ts'
import type { PAGE_CACHE } from '../offline/device-storage.ts'
import { forgetUnsent } from '../offline/unsent-forms.ts'
import { browserApi } from '../request/browser-api.ts'
import { isOfPage, loadAnew } from '../request/browser-session.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import type { FormState } from '../state/form-state.ts'
import type { Texts } from '../texts/use-texts.ts'

import notes from '../forms/FormNotes.module.css'
import styles from './SessionDialog.module.css'

/** Name of the form, of which its fields have their ids. */
const FORM = 'sign-in-again'

/** The cache of pages that were kept, whose module is not loaded for its name alone. */
const CACHED_PAGES: typeof PAGE_CACHE = 'kept'

/** Why a visitor is not signed in: the API's reason, or that it gave none. */
type Refusal = ProblemCode | 'unanswered'

/** The account that has signed in: that of the ended session, or another one. */
type SignedIn = 'same' | 'other'

/**
 * Asks who has lost a session while they did something to sign in again, without leaving the page (P-27). What was typed is
 * kept where it is refused; `onEnd` receives whether they are back. Whom the page names is not asked for who it is. For somebody
 * else the page is loaded anew: what was begun on it is not theirs, and is not sent. The pages that were kept go, too.
 */
export function SessionDialog({ t, onEnd }: Pick<Texts, 't'> & { onEnd: (isBack: boolean) => void }) {
  const language = languageOfDocument()
  const [isSending, setSending] = useState(false)
  const [issues, setIssues] = useState<FormState['issues']>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [known] = useState(identifierOfPage)
  const form = useRef<HTMLFormElement>(null)
  const state: FormState = { form: FORM, sent: false, issues, problem: null, values: {}, code: null }
  const password = fieldOfForm(FORM, 'password', state, t)

  useEffect(() => {
    if (refusal === null && Object.keys(issues).length === 0) return
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [issues, refusal])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const identifier = textOf(typed, 'identifier').trim()
    const secret = textOf(typed, 'password')
    const found = checkAll({
      identifier: validateIdentifier(identifier, edition.phone),
      password: validateCurrentPassword(secret),
    })
    setIssues(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return
    setSending(true)
    const outcome = await signIn({ identifier, password: secret, rememberMe: typed.has('rememberMe') })
    if (outcome === 'other') {
      forgetUnsent()
      await forgetPages().catch(() => undefined)
      loadAnew()
      return
    }
    setSending(false)
    if (outcome === 'same') onEnd(true)
    else setRefusal(outcome)
  }

  async function signIn(credentials: {
    identifier: string
    password: string
    rememberMe: boolean
  }): Promise<SignedIn | Refusal> {
    try {
      const api = await browserApi(language)
      const { data, error } = await api.POST('/auth/login', { body: { ...credentials, session: 'cookie' } })
      if (data !== undefined) return isOfPage(shortAccountId(data.user.id)) ? 'same' : 'other'
      return isProblem(error) ? error.code : 'unanswered'
    } catch {
      return 'unanswered'
    }
  }

  return (
    <Modal
      opened
      onClose={() => onEnd(false)}
      title={t('routes:signIn')}
      closeLabel={t('actions.close')}
      direction={LANGUAGES[language].dir}
    >
      <div className={styles.body}>
        <div>
          <p>{t('errors.problem.token_expired')}</p>
          <p>{t('offline:session.text')}</p>
        </div>
        <form ref={form} id={FORM} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          {refusal === null ? null : (
            <p className={notes.refused} role="alert">
              {refusal === 'unanswered' ? t('shell.offline') : t(`errors.problem.${refusal}`)}
            </p>
          )}
          <TextField
            {...fieldOfForm(FORM, 'identifier', state, t)}
            defaultValue={known}
            label={t('account:signIn.identifier')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            {...(known === '' && { 'data-autofocus': '' })}
          />
          <PasswordField
            {...password}
            error={refusal === 'invalid_credentials' ? t('account:signIn.again') : password.error}
            label={t('account:signIn.password')}
            autoComplete="current-password"
            showLabel={t('account:signIn.showPassword')}
            hideLabel={t('account:signIn.hidePassword')}
            required
            {...(known !== '' && { 'data-autofocus': '' })}
          />
          <Checkbox
            name="rememberMe"
            label={t('account:signIn.rememberMe')}
            help={t('account:signIn.rememberMeHelp', { days: REMEMBERED_DAYS })}
          />
          <SubmitButton busy={isSending} busyLabel={t('progress.signingIn')}>
            {t('shell.nav.signIn')}
          </SubmitButton>
        </form>
        <Button look="quiet" onClick={() => onEnd(false)}>
          {t('offline:session.leave')}
        </Button>
      </div>
    </Modal>
  )
}

/** Removes the pages that were kept in the session that has ended, at once: the next page does so once it is touched. */
async function forgetPages(): Promise<void> {
  await caches.delete(CACHED_PAGES)
}

/** The address or number of the account that the page names to password managers; empty where it names none. */
function identifierOfPage(): string {
  return document.querySelector<HTMLInputElement>('input[name=username][autocomplete=username]')?.value ?? ''
}

function textOf(typed: FormData, field: string): string {
  const value = typed.get(field)
  return typeof value === 'string' ? value : ''
}
