import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { AccountDeleted } from '../../features/account/AccountDeleted.tsx'
import { DELETE_ACCOUNT, UNSAVED } from '../../features/account/form-names.ts'
import { answerSignIn } from '../../features/authentication/answer-sign-in.ts'
import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { SignInForm } from '../../features/authentication/SignInForm.tsx'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { withReturnAddress } from '../../navigation/return-address.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requireGuest } from '../../session/require-guest.ts'
import { readRetainedData } from '../../session/retained-data-cookie.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A form of the account that was sent after its session had ended. */
const ENDED: FormState = { form: '', sent: false, issues: {}, problem: 'token_expired', values: {}, code: null }

/** The sign-in page. A visitor who is signed in is redirected to the return address. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const headers = await requireGuest(args)
  const kept =
    url.searchParams.get(SENT) === DELETE_ACCOUNT ? readRetainedData(args.request.headers.get('cookie')) : null
  const description = {
    title: `${t('routes:signIn')} | Otosafi`,
    description: t('account:signIn.lead'),
    isPublic: false,
  }
  return data({ ...describePage(args, description), ...(kept !== null && { kept }) }, { headers })
}

export function action(args: ActionFunctionArgs) {
  return answerSignIn(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function SignInPage() {
  const { t, language } = useTexts()
  const { kept = null } = useLoaderData<typeof loader>()
  const query = new URLSearchParams(useLocation().search)
  return (
    <GuestFormPage title={t('routes:signIn')} lead={t('account:signIn.lead')}>
      {query.get(SENT) === DELETE_ACCOUNT ? <AccountDeleted kept={kept} /> : null}
      {query.has(UNSAVED) ? <FormNotes state={ENDED} refusal={t('account:signIn.unsaved')} /> : null}
      <SignInForm />
      <TextLink href={pathFor('resetPassword', language)}>{t('account:signIn.forgot')}</TextLink>
      <ButtonLink look="secondary" href={withReturnAddress(pathFor('signUp', language), query)}>
        {t('account:signIn.noAccount')}
      </ButtonLink>
    </GuestFormPage>
  )
}
