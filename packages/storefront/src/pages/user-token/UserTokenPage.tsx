import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The link by which a subscription is confirmed. */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return describePage(args, {
    title: `${t('newsletter.confirm.title')} | Otosafi`,
    description: t('newsletter.confirm.text'),
    isPublic: false,
  })
}

export function action(args: ActionFunctionArgs) {
  const { api } = pageRequest(args)
  const token = args.params['token'] ?? ''
  return answerLink('confirm', api.POST('/subscribers/confirm', { body: { token } }))
}

export const handle = WAITS_FOR_TOUCH

export default function UserTokenPage() {
  const { t } = useTexts()
  return <LinkConfirmation step="confirm" done={t('success.subscribed')} />
}
