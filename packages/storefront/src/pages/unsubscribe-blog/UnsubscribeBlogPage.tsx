import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { LinkConfirmation } from '../../features/newsletter/LinkConfirmation.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { readLinkState } from '../../links/link-state.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether the link is that of an alert, and not of the newsletter. */
function isOfAlert(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'alerts'
}

/** The unsubscribe link of a mail: that of the newsletter, or of an alert (P-38). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const isAlert = isOfAlert(url.search)
  const link = await readLinkState(api, isAlert ? 'alerts' : 'leave', args.params['token'] ?? '')
  const step = isAlert ? 'stopAlerts' : 'leave'
  const described = describePage(args, {
    title: `${t(`newsletter.${step}.title`)} | Otosafi`,
    description: t(`newsletter.${step}.text`),
    isPublic: false,
  })
  return data({ page: pageData(args.request, { link }), ...described }, { headers: FOR_ONE_VISITOR })
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

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function UnsubscribeBlogPage() {
  const { t, language } = useTexts()
  const { link } = usePageData(useLoaderData<typeof loader>().page).live
  if (isOfAlert(useLocation().search))
    return (
      <LinkConfirmation
        title={t('newsletter.stopAlerts.title')}
        text={t('newsletter.stopAlerts.text')}
        submit={t('newsletter.stopAlerts.submit')}
        done={t('newsletter.stopAlerts.done')}
        link={link}
      >
        <ButtonLink href={pathFor('accountSection', language, { key: SAVED_SEARCHES })}>
          {t('routes:account')}
        </ButtonLink>
      </LinkConfirmation>
    )
  return (
    <LinkConfirmation
      title={t('newsletter.leave.title')}
      text={t('newsletter.leave.text')}
      submit={t('newsletter.leave.submit')}
      done={t('success.unsubscribed')}
      link={link}
    >
      <p>{t('newsletter.leave.ask')}</p>
      <ButtonLink href={pathFor('leaveNewsletter', language)}>{t('actions.continue')}</ButtonLink>
    </LinkConfirmation>
  )
}
