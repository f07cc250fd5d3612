import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { LEAVE_FORM } from '../../parts/newsletter/leave.ts'
import { LeaveForm } from '../../parts/newsletter/LeaveForm.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The page to ask for the link that ends the newsletter (P-38). */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return describePage(args, {
    title: `${t('routes:leaveNewsletter')} | Otosafi`,
    description: t('newsletter.leave.ask'),
    isPublic: false,
  })
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, LEAVE_FORM)
}

export const handle = HYDRATE_ON_INTERACTION

export const shouldRevalidate = unlessFormSent

export default function LeaveNewsletterPage() {
  const { t } = useTexts()
  return (
    <GuestFormPage title={t('routes:leaveNewsletter')} lead={t('newsletter.leave.ask')}>
      <LeaveForm />
    </GuestFormPage>
  )
}
