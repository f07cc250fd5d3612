import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'

import { isPrefetch } from '@otosafi/domain/session/is-prefetch'
import { shortAccountId } from '@otosafi/domain/session/short-account-id'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { answerSection } from '../../features/account/answer-section.ts'
import { loadSection } from '../../features/account/load-section.ts'
import { OPEN_SEARCH, openSearch } from '../../features/account/open-search.ts'
import { SECTION_TITLES, sectionOf } from '../../features/account/sections.ts'
import { SectionView } from '../../features/account/SectionView.tsx'
import { ShortAccountIdContext } from '../../features/account/use-account-form.ts'
import { SignOutForm } from '../../features/authentication/SignOutForm.tsx'
import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { rememberNamedLanguage } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requireUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './AccountSectionPage.module.css'

/** A section of the account (P-31). Only signed-in visitors learn which sections do not exist. */
export async function loader(args: LoaderFunctionArgs) {
  rememberNamedLanguage(args)
  const { user, api, headers } = await requireUser(args)
  const { t, url, language } = pageRequest(args)
  const section = sectionOf(url.pathname)
  if (section === null) throw data(null, { status: 404, headers })
  const opened = section === SAVED_SEARCHES ? url.searchParams.get(OPEN_SEARCH) : null
  if (opened !== null) {
    // Its cars are not seen yet: the browser asks again when the link is followed.
    if (isPrefetch((name) => args.request.headers.get(name))) throw data(null, { status: 503, headers })
    throw redirect(await openSearch(opened, api, language), { headers })
  }
  const title = `${t(SECTION_TITLES[section])} | Otosafi`
  const uid = shortAccountId(user.id)
  const stepOf = (channel: 'email' | 'phone') => readStep(args, channel, uid) ?? undefined
  const [email, phone] = [stepOf('email'), stepOf('phone')]
  const answer = {
    page: pageData(args.request, {
      uid,
      ...((email ?? phone) && { kept: { email, phone } }),
      ...(await loadSection(section, user, { api, url, t, language })),
    }),
    ...describePage(args, { title, description: t('account:overview.lead'), isPublic: false }),
  }
  return data(answer, { headers })
}

export function action(args: ActionFunctionArgs) {
  return answerSection(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function AccountSectionPage() {
  const { t, language } = useTexts()
  const [interactive] = usePageData(useLoaderData<typeof loader>().page)
  const title = t(SECTION_TITLES[interactive.section])
  return (
    <Wrap>
      <HomeTrail between={[{ label: t('routes:account'), href: pathFor('account', language) }]} current={title} />
      <h1>{title}</h1>
      <AccountFrame current={interactive.section}>
        <div className={styles.page} key={interactive.section}>
          <ShortAccountIdContext value={interactive.uid}>
            <SectionView data={interactive} kept={interactive.kept} />
          </ShortAccountIdContext>
        </div>
        <SignOutForm />
      </AccountFrame>
    </Wrap>
  )
}
