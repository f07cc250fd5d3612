import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'

import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { resetForm } from '../../features/authentication/reset.ts'
import { ResetForm } from '../../features/authentication/ResetForm.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { readLinkState } from '../../navigation/link-state.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

const GONE = 410

/** The target of a mail's link for choosing a new password. Opening it changes nothing (P-28). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t } = pageRequest(args)
  const link = await readLinkState(api, 'password', args.params['token'] ?? '')
  const title = `${t('routes:forgotPassword')} | Otosafi`
  const described = describePage(args, { title, description: t('account:reset.lead'), isPublic: false })
  return data({ page: pageData(args.request, { link }), ...described }, { headers: FOR_ONE_VISITOR })
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

/** Where the link turns out to be gone, its state says whether it was used or has run out. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === GONE || unlessFormSent(args)
}

export default function ForgotPasswordPage() {
  const { t } = useTexts()
  const [{ link }] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <GuestFormPage title={t('routes:forgotPassword')}>
      <ResetForm link={link} />
    </GuestFormPage>
  )
}
