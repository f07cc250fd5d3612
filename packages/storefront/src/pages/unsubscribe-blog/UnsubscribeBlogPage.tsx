import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The unsubscribe link of a mail (spec section 2; decision 23). */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return describePage(args, {
    title: `${t('newsletter.leave.title')} | Otosafi`,
    description: t('newsletter.leave.text'),
    isPublic: false,
  })
}

export function action(args: ActionFunctionArgs) {
  const { api } = pageRequest(args)
  const token = args.params['token'] ?? ''
  return answerLink(
    'unsubscribe',
    api.POST('/subscribers/unsubscribe/{token}', {
      params: { path: { token } },
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
  )
}

export const handle = WAITS_FOR_TOUCH

export default function UnsubscribeBlogPage() {
  const { t } = useTexts()
  return <LinkConfirmation step="leave" done={t('success.unsubscribed')} />
}
