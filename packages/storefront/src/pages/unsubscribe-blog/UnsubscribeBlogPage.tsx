import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The unsubscribe link of a mail (spec section 2; decision 23). */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return { meta: { title: `${t('newsletter.leave.title')} | Otosafi`, description: t('newsletter.leave.text') } }
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

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [...metaTags(loaderData?.meta), { name: 'robots', content: 'noindex' }]
}

export default function UnsubscribeBlogPage() {
  const { t } = useTexts()
  return <LinkConfirmation step="leave" done={t('success.unsubscribed')} />
}
