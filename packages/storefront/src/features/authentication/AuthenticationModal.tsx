import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { LANGUAGES } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { Modal } from '@otosafi/ui/modal/Modal'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { withReturnAddress } from '../../navigation/return-address.ts'
import { PROBE_COOKIE } from '../../session/probe-cookie.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignUpSteps } from './SignUpSteps.tsx'

import styles from './AuthenticationModal.module.css'

/**
 * Signing in and up over the page that one is on (P-32). It leads to the address that a guest asked for (`wanted`); where
 * that is signing in or up itself, back to this page, or to the account from the pages of a mail's link, which have done
 * their work.
 */
export function AuthenticationModal({ wanted, onClose }: { wanted: string; onClose: () => void }) {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const [isNew, setNew] = useState(wanted === pathFor('signUp', language))
  const account = pathFor('account', language)
  const isWantedItself = wanted === pathFor('signIn', language) || wanted === pathFor('signUp', language)
  const here = isPageOfMailedLink(pathname) ? account : pathname + search
  const back = isWantedItself ? here : wanted
  const address = (path: string) => withReturnAddress(path, new URLSearchParams({ return: back }))
  const signIn = address(pathFor('signIn', language))
  useEffect(() => {
    document.cookie = PROBE_COOKIE
    return forgetRefusal
  }, [])
  const turnTo = (isSignUp: boolean) => {
    forgetRefusal()
    setNew(isSignUp)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={isNew ? t('routes:signUp') : t('routes:signIn')}
      closeLabel={t('actions.close')}
      direction={LANGUAGES[language].dir}
    >
      <div className={styles.body}>
        {isNew ? (
          <SignUpSteps signIn={signIn} action={address(pathFor('signUp', language))}>
            <Button look="secondary" onClick={() => turnTo(false)}>
              {t('account:signUp.haveAccount')}
            </Button>
          </SignUpSteps>
        ) : (
          <>
            <SignInForm action={signIn} />
            <TextLink href={pathFor('resetPassword', language)}>{t('account:signIn.forgot')}</TextLink>
            <Button look="secondary" onClick={() => turnTo(true)}>
              {t('account:signIn.noAccount')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  )
}

/** Takes the error off the page's title: what was refused is gone with its form. */
function forgetRefusal(): void {
  dispatchEvent(new CustomEvent('formchecked', { detail: null }))
}

/** Whether a page is that of a link that is good for one use. */
function isPageOfMailedLink(path: string): boolean {
  const key = parsePath(path)?.key
  return key === 'userToken' || key === 'newsletter' || key === 'forgotPassword'
}
