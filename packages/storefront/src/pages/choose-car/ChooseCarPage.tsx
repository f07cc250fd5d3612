import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Button } from '@otosafi/ui/button/Button'
import { TextField } from '@otosafi/ui/field/TextField'
import { Wrap } from '@otosafi/ui/section/Section'

import { leadPhotoOf, SEEN_FIRST } from '../../parts/car-cards/lead-photo.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { useDeviceLists } from './device-lists.ts'
import { loadChoice } from './load-choice.ts'

import styles from './ChooseCarPage.module.css'

/** The next steps for a car (P-08) before there is one: the cars that the visitor knows, and the way to all others. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const { user, api, headers } = await signedInUser(args)
  const isGuest = user === null
  const choice = await loadChoice(api, url.searchParams, isGuest)
  const answer = {
    page: pageData(args.request, { isGuest }, choice),
    ...describePage(args, {
      title: `${t('routes:chooseCar')} | Otosafi`,
      description: t('account:choose.lead'),
      isPublic: false,
      leadPicture: leadPhotoOf([...choice.favourites, ...choice.recent, ...choice.featured]),
    }),
  }
  return data(answer, { headers })
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function ChooseCarPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  useDeviceLists(interactive.isGuest)
  return (
    <Wrap>
      <HomeTrail current={t('routes:chooseCar')} />
      <h1>{t('routes:chooseCar')}</h1>
      <p>{t('account:choose.lead')}</p>
      <form className={styles.search} action={pathFor('buyCars', language)} role="search">
        <TextField
          label={t('listing.search.label')}
          type="search"
          id="q"
          name="q"
          placeholder={t('listing.search.placeholder')}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">{t('errors.toCars')}</Button>
      </form>
      <StaticHtml part="cars" data={staticData}>
        {({ favourites, recent, featured }) => (
          <>
            <ChoiceCards title={t('favourites.title')} cars={favourites} eager={SEEN_FIRST} />
            <ChoiceCards title={t('recent.title')} cars={recent} eager={favourites.length === 0 ? SEEN_FIRST : 0} />
            <ChoiceCards
              title={t('featured.title')}
              lead={t('featured.text')}
              cars={featured}
              eager={favourites.length + recent.length === 0 ? SEEN_FIRST : 0}
            />
          </>
        )}
      </StaticHtml>
    </Wrap>
  )
}
