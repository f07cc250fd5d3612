import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { LEAVE_FORM } from '../../features/newsletter/leave.ts'
import { LeaveForm } from '../../features/newsletter/LeaveForm.tsx'
import { GuestFormPage } from '../../features/sign-in/GuestFormPage.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
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

export const handle = WAITS_FOR_TOUCH

export const shouldRevalidate = unlessFormSent

export default function LeaveNewsletterPage() {
  const { t } = useTexts()
  return (
    <GuestFormPage title={t('routes:leaveNewsletter')} lead={t('newsletter.leave.ask')}>
      <LeaveForm />
    </GuestFormPage>
  )
}
