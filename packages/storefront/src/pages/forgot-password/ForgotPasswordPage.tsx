import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'

import { resetForm } from '../../features/password/reset.ts'
import { ResetForm } from '../../features/password/ResetForm.tsx'
import { GuestFormPage } from '../../features/sign-in/GuestFormPage.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What the link of a mail leads to by which a new password is chosen. Opening it changes nothing (P-28). */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  const title = `${t('routes:forgotPassword')} | Otosafi`
  const described = describePage(args, { title, description: t('account:reset.lead'), isPublic: false })
  return data(described, { headers: FOR_ONE_VISITOR })
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, resetForm(args.params['token'] ?? ''))
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function ForgotPasswordPage() {
  const { t } = useTexts()
  return (
    <GuestFormPage title={t('routes:forgotPassword')}>
      <ResetForm />
    </GuestFormPage>
  )
}
