import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { answerSignUp } from '../../features/authentication/answer-sign-up.ts'
import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { SIGN_UP } from '../../features/authentication/SignUpForm.tsx'
import { SignUpSteps } from '../../features/authentication/SignUpSteps.tsx'
import { withReturnAddress } from '../../navigation/return-address.ts'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requireGuest } from '../../session/require-guest.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The page to open an account, at the step of the code where its address says so and one is waited for. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  const headers = await requireGuest(args)
  const asked = readStep(args, SIGN_UP)?.code
  const description = {
    title: `${t('routes:signUp')} | Otosafi`,
    description: t('account:signUp.lead'),
    isPublic: false,
  }
  return data({ ...describePage(args, description), ...(asked && { asked }) }, { headers })
}

export function action(args: ActionFunctionArgs) {
  return answerSignUp(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function SignUpPage() {
  const { t, language } = useTexts()
  const { asked = null } = useLoaderData<typeof loader>()
  const signIn = withReturnAddress(pathFor('signIn', language), new URLSearchParams(useLocation().search))
  return (
    <GuestFormPage title={t('routes:signUp')} lead={t('account:signUp.lead')}>
      <SignUpSteps signIn={signIn} asked={asked}>
        <TextLink href={signIn}>{t('account:signUp.haveAccount')}</TextLink>
      </SignUpSteps>
    </GuestFormPage>
  )
}
