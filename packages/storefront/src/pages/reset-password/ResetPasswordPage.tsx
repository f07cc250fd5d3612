import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { FORGOT_FORM } from '../../features/authentication/forgot.ts'
import { ForgotForm } from '../../features/authentication/ForgotForm.tsx'
import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The page to ask for a link by which a new password is chosen. */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  const title = `${t('routes:resetPassword')} | Otosafi`
  const described = describePage(args, { title, description: t('account:forgot.lead'), isPublic: false })
  return data(described, { headers: FOR_ONE_VISITOR })
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, FORGOT_FORM)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function ResetPasswordPage() {
  const { t, language } = useTexts()
  return (
    <GuestFormPage title={t('routes:resetPassword')} lead={t('account:forgot.lead')}>
      <ForgotForm />
      <TextLink href={pathFor('signIn', language)}>{t('routes:signIn')}</TextLink>
    </GuestFormPage>
  )
}
