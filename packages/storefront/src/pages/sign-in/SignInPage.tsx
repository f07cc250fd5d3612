import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirectDocument,
} from 'react-router'

import { ButtonLink } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'

import { chatUrl } from '../../contact/chat-url.ts'
import { answerSignIn, PROBE_COOKIE } from '../../features/sign-in/answer-sign-in.ts'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { describePage } from '../../head/describe-page.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { returnAddress } from '../../session/return-address.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

import styles from './SignInPage.module.css'

/** The page to sign in. Who is signed in already goes on to where it leads. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url, language } = pageRequest(args)
  const { user, headers } = await signedInUser(args)
  if (user !== null) throw redirectDocument(returnAddress(url.searchParams, language), { headers })
  headers.append('set-cookie', PROBE_COOKIE)
  const description = { title: `${t('routes:signIn')} | Otosafi`, description: t('signIn.lead'), isPublic: false }
  return data(describePage(args, description), { headers })
}

export function action(args: ActionFunctionArgs) {
  return answerSignIn(args)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function SignInPage() {
  const { t } = useTexts()
  return (
    <Wrap>
      <HomeTrail current={t('routes:signIn')} />
      <div className={styles.page}>
        <div>
          <h1>{t('routes:signIn')}</h1>
          <p className={styles.lead}>{t('signIn.lead')}</p>
        </div>
        <SignInForm />
        <div className={styles.help}>
          <p>{t('signIn.help')}</p>
          <ButtonLink look="secondary" href={chatUrl(t('shell.whatsApp.text'))} rel="noopener">
            {t('shell.whatsApp.label')}
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  )
}
