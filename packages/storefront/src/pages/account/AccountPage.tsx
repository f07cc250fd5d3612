import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section, Wrap } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { answerSignOut } from '../../features/sign-in/answer-sign-in.ts'
import { SignOutForm } from '../../features/sign-in/SignOutForm.tsx'
import { describePage } from '../../head/describe-page.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { Still } from '../../request/Still.tsx'
import { requireUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

import styles from './AccountPage.module.css'

/** Name of the part of account pages that edits the profile, below the account's own address. */
const EDIT_PROFILE = 'edit-profile'

/** The signed-in visitor's own page (spec section 2): who one is here, where to go on, and the way out. */
export async function loader(args: LoaderFunctionArgs) {
  const { user, headers } = await requireUser(args)
  const { t } = pageRequest(args)
  const { fullName, email, phone } = user
  const answer = {
    page: pageData(args.request, null, { fullName, email, phone }),
    ...describePage(args, {
      title: `${t('routes:account')} | Otosafi`,
      description: t('account.lead'),
      isPublic: false,
    }),
  }
  return data(answer, { headers })
}

/** Takes the form to sign out. */
export function action(args: ActionFunctionArgs) {
  return answerSignOut(args)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function AccountPage() {
  const { t, language } = useTexts()
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:account')} />
      <h1>{t('routes:account')}</h1>
      <div className={styles.page}>
        <Still part="details" data={still}>
          {({ fullName, email, phone }) => (
            <Section title={t('account.details')}>
              <SpecList
                specs={[
                  { label: t('account.name'), value: <bdi>{fullName}</bdi> },
                  email === null
                    ? { label: t('account.email'), value: t('account.none'), unknown: true }
                    : { label: t('account.email'), value: <Ltr>{email}</Ltr> },
                  phone === null
                    ? { label: t('account.phone'), value: t('account.none'), unknown: true }
                    : { label: t('account.phone'), value: <Ltr>{formatPhone(phone, edition.phone)}</Ltr> },
                ]}
              />
            </Section>
          )}
        </Still>
        <div className={styles.ways}>
          <ButtonLink look="secondary" href={pathFor('favourites', language)}>
            {t('routes:favourites')}
          </ButtonLink>
          <ButtonLink look="secondary" href={pathFor('accountSection', language, { key: EDIT_PROFILE })}>
            {t('routes:editProfile')}
          </ButtonLink>
          <SignOutForm />
        </div>
      </div>
    </Wrap>
  )
}
