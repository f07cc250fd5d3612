import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The link by which a subscription is confirmed. */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return { meta: { title: `${t('newsletter.confirm.title')} | Otosafi`, description: t('newsletter.confirm.text') } }
}

export function action(args: ActionFunctionArgs) {
  const { api } = pageRequest(args)
  const token = args.params['token'] ?? ''
  return answerLink('confirm', api.POST('/subscribers/confirm', { body: { token } }))
}

export const handle = WAITS_FOR_TOUCH

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [...metaTags(loaderData?.meta), { name: 'robots', content: 'noindex' }]
}

export default function UserTokenPage() {
  const { t } = useTexts()
  return <LinkConfirmation step="confirm" done={t('success.subscribed')} />
}
