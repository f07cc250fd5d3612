import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { answerForm, answerLink } from '../../forms/answer-form.ts'
import { readLinkState } from '../../navigation/link-state.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { LinkConfirmation } from '../../parts/newsletter/LinkConfirmation.tsx'
import { preferencesForm } from '../../parts/newsletter/preferences-form.ts'
import { PREFERENCES, PreferencesForm } from '../../parts/newsletter/PreferencesForm.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether the link is that of an alert, and not of the newsletter. */
function isOfAlert(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'alerts'
}

/** How the subscriber wants the newsletter; null where the subscription has ended. */
async function readPreferences(api: ApiClient, token: string) {
  const { data: choices } = await api.GET('/subscribers/preferences/{token}', { params: { path: { token } } })
  return choices ?? null
}

/** The unsubscribe link of a mail: that of the newsletter, or of an alert (P-38). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const isAlert = isOfAlert(url.search)
  const token = args.params['token'] ?? ''
  const link = await readLinkState(api, isAlert ? 'alerts' : 'leave', token)
  const choices = isAlert || link !== 'open' ? null : await readPreferences(api, token)
  const step = isAlert ? 'stopAlerts' : 'leave'
  const described = describePage(args, {
    title: `${t(`newsletter.${step}.title`)} | Otosafi`,
    description: t(`newsletter.${step}.text`),
    isPublic: false,
  })
  return data({ page: pageData(args.request, { link, choices }), ...described }, { headers: FOR_ONE_VISITOR })
}

export async function action(args: ActionFunctionArgs) {
  const { api, url } = pageRequest(args)
  const token = args.params['token'] ?? ''
  const sent = await args.request.clone().formData()
  if (sent.has(PREFERENCES)) return answerForm(args, preferencesForm(token))
  const link = {
    params: { path: { token } },
    body: { 'List-Unsubscribe': 'One-Click' as const },
  }
  return answerLink(
    'unsubscribe',
    isOfAlert(url.search) ? api.POST('/alerts/stop/{token}', link) : api.POST('/subscribers/unsubscribe/{token}', link),
  )
}

export const handle = HYDRATE_ON_INTERACTION

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Revalidates after the preferences were saved, so that their form shows them. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formData?.has(PREFERENCES) === true ? args.defaultShouldRevalidate : unlessFormSent(args)
}

export default function UnsubscribeBlogPage() {
  const { t, language } = useTexts()
  const [{ link, choices }] = usePageData(useLoaderData<typeof loader>().page)
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
      also={choices && <PreferencesForm choices={choices} />}
    >
      <p>{t('newsletter.leave.ask')}</p>
      <ButtonLink href={pathFor('leaveNewsletter', language)}>{t('actions.continue')}</ButtonLink>
    </LinkConfirmation>
  )
}
