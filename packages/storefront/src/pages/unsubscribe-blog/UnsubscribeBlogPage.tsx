import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation } from 'react-router'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether the link is that of an alert, and not of the newsletter. */
function isOfAlert(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'alerts'
}

/** The unsubscribe link of a mail: that of the newsletter, or of an alert (P-38). */
export function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const step = isOfAlert(url.search) ? 'stopAlerts' : 'leave'
  return describePage(args, {
    title: `${t(`newsletter.${step}.title`)} | Otosafi`,
    description: t(`newsletter.${step}.text`),
    isPublic: false,
  })
}

export function action(args: ActionFunctionArgs) {
  const { api, url } = pageRequest(args)
  const link = {
    params: { path: { token: args.params['token'] ?? '' } },
    body: { 'List-Unsubscribe': 'One-Click' as const },
  }
  return answerLink(
    'unsubscribe',
    isOfAlert(url.search) ? api.POST('/alerts/stop/{token}', link) : api.POST('/subscribers/unsubscribe/{token}', link),
  )
}

export const handle = WAITS_FOR_TOUCH

export default function UnsubscribeBlogPage() {
  const { t } = useTexts()
  const step = isOfAlert(useLocation().search) ? 'stopAlerts' : 'leave'
  return (
    <LinkConfirmation
      title={t(`newsletter.${step}.title`)}
      text={t(`newsletter.${step}.text`)}
      submit={t(`newsletter.${step}.submit`)}
      done={step === 'leave' ? t('success.unsubscribed') : t('newsletter.stopAlerts.done')}
    />
  )
}
