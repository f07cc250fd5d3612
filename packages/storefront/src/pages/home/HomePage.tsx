import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Section, Wrap } from '@otosafi/ui/section/Section'

import { AskQuestion } from '../../features/ask/AskQuestion.tsx'
import { CarRow } from '../../features/home/CarRow.tsx'
import { CountryChoice } from '../../features/home/CountryChoice.tsx'
import { CustomerGallery } from '../../features/home/CustomerGallery.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { HowItWorks } from '../../features/home/HowItWorks.tsx'
import { loadCountries } from '../../features/home/load-countries.ts'
import { loadHome } from '../../features/home/load-home.ts'
import { Questions } from '../../features/home/Questions.tsx'
import { siteData } from '../../features/home/site-data.ts'
import { Testimonials } from '../../features/home/Testimonials.tsx'
import { useEndlessRows } from '../../features/home/use-endless-rows.tsx'
import { WaysToSearch } from '../../features/home/WaysToSearch.tsx'
import { WhyUs } from '../../features/home/WhyUs.tsx'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { LatestPosts } from '../../parts/posts/LatestPosts.tsx'
import { FOR_ONE_VISITOR, rememberedLanguage } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * Home. Only its bare address `/` may redirect, with its query: to the home of the remembered language, else of the host's
 * default, unless that is the English page itself (P-04).
 */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { t, url } = page
  if (url.pathname === '/') {
    const remembered = rememberedLanguage(args.request)
    const target = remembered ?? edition.defaultLanguage
    if (target !== 'en' || (remembered === 'en' && edition.defaultLanguage !== 'en')) {
      throw redirect(pathFor('home', target) + url.search, {
        status: 302,
        headers: FOR_ONE_VISITOR,
      })
    }
  }
  const [lists, data, countries] = await Promise.all([
    loadHome(page),
    siteData(args),
    edition.country === null ? loadCountries(args) : [],
  ])
  const home = { ...lists, countries }
  return {
    page: pageData(args.request, { total: home.total }, home),
    ...describePage(args, { ...metaTexts(t, 'home'), data }),
  }
}

/** Reached by navigation, home needs its own text groups. */
export function clientLoader({
  serverLoader,
}: {
  serverLoader: <T>() => Promise<T>
}): Promise<Awaited<ReturnType<typeof loader>>> {
  return withTexts(['hero'], () => serverLoader<Awaited<ReturnType<typeof loader>>>())
}

export const shouldRevalidate = unlessFormSent

export default function HomePage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const cars = pathFor('buyCars', language)
  const endlessRows = useEndlessRows()
  return (
    <>
      <Hero total={interactive.total} home={staticData} />
      <Wrap>
        <StaticHtml part="ways" data={staticData}>
          {(home) => (
            <>
              <CountryChoice countries={home.countries} />
              <WaysToSearch home={home} />
              {home.featured.length === 0 ? null : (
                <Section title={t('featured.title')} lead={t('featured.text')}>
                  <CarCards cars={home.featured} />
                </Section>
              )}
              <CarRow
                title={t('home.recentlyAdded.title')}
                cars={home.recent}
                action={{ href: cars, label: t('home.recentlyAdded.seeAll') }}
              />
              <HowItWorks home={home} />
              <CarRow
                title={t('home.new.title')}
                cars={home.new}
                action={{ href: `${cars}?condition=new`, label: t('home.new.seeAll') }}
              />
              <CarRow
                title={t('home.electric.title')}
                cars={home.electric}
                action={{ href: `${cars}?fuelType=ev`, label: t('home.electric.seeAll') }}
              />
              <CarRow
                title={t('home.imported.title')}
                cars={home.imported}
                action={{ href: `${cars}?condition=imported`, label: t('home.imported.seeAll') }}
              />
              <WhyUs />
              <CustomerGallery items={home.gallery} />
              <Testimonials testimonials={home.testimonials} />
            </>
          )}
        </StaticHtml>
        <Questions faqs={staticData?.faqs ?? null}>
          <AskQuestion />
        </Questions>
        <StaticHtml part="posts" data={staticData}>
          {(home) => <LatestPosts posts={home.posts} />}
        </StaticHtml>
        {endlessRows}
      </Wrap>
    </>
  )
}
