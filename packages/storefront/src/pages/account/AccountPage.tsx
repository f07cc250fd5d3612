import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { AccountDetails, type ShownUser } from '../../features/account/AccountDetails.tsx'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { answerSignOut } from '../../features/authentication/answer-sign-in.ts'
import { SignOutForm } from '../../features/authentication/SignOutForm.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requireUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './AccountPage.module.css'

/** Screens that show the profile's form instead of this page, in the browser (P-31). */
const WIDE = '(min-width: 768px)'

/** The account's page (P-31): profile, links, and the sign-out button. */
export async function loader(args: LoaderFunctionArgs) {
  const { user, headers } = await requireUser(args)
  const { t } = pageRequest(args)
  const { fullName, email, emailVerified, phone, phoneVerified, photo } = user
  const shown: ShownUser = { fullName, email, emailVerified, phone, phoneVerified, photo }
  const answer = {
    page: pageData(args.request, null, shown),
    ...describePage(args, {
      title: `${t('routes:account')} | Otosafi`,
      description: t('account:overview.lead'),
      isPublic: false,
    }),
  }
  return data(answer, { headers })
}

/** Handles the sign-out form. */
export function action(args: ActionFunctionArgs) {
  return answerSignOut(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function AccountPage() {
  const { t } = useTexts()
  useProfileWhereWide()
  const [, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:account')} />
      <h1>{t('routes:account')}</h1>
      <AccountFrame current={null}>
        <div className={styles.page}>
          <StaticHtml part="details" data={staticData}>
            {(details) => <AccountDetails {...details} />}
          </StaticHtml>
          <div className={styles.ways}>
            <SignOutForm />
          </div>
        </div>
      </AccountFrame>
    </Wrap>
  )
}

/** Goes on to the profile's form on a wide screen, unless a form of this page has something to say. */
function useProfileWhereWide(): void {
  const { language } = useTexts()
  const navigate = useNavigate()
  const isAnswered = useActionData() !== undefined
  useEffect(() => {
    if (isAnswered || !matchMedia(WIDE).matches) return
    void navigate(pathFor('accountSection', language, { key: 'edit-profile' }), { replace: true })
  }, [isAnswered, language, navigate])
}
