import { data, type HeadersArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { OFFER_DAYS } from '@otosafi/domain/selling/offer-days'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Section, Wrap } from '@otosafi/ui/section/Section'
import { Steps } from '@otosafi/ui/steps/Steps'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { loadPricing, type Pricing } from '../../features/pricing/load-pricing.ts'
import { loadTradeIn, type TradeInResult } from '../../features/pricing/load-trade-in.ts'
import { PricingForm } from '../../features/pricing/PricingForm.tsx'
import { TradeIn } from '../../features/pricing/TradeIn.tsx'
import { ValuationResult } from '../../features/pricing/ValuationResult.tsx'
import { loadSellCar } from '../../features/sell/load-sell-car.ts'
import { Promises } from '../../features/sell/Promises.tsx'
import { sellAddress } from '../../features/sell/sell-address.ts'
import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { sellingSteps } from '../../parts/claims/selling-steps.ts'
import { textLanguage } from '../../parts/text-sections/text-language.ts'
import { TextSections } from '../../parts/text-sections/TextSections.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { groupsOfPage } from '../../texts/groups-of-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './SellCarPage.module.css'

/** The part of the page with the first value. */
const VALUE = 'worth'

/** The car to value, and the one that it is to be exchanged for, with the address of its page. */
type Interactive = {
  form: Pick<Pricing, 'asked' | 'choices' | 'issue' | 'ignoredYear' | 'missing'>
  wanted: { car: string; name: string; address: string } | null
}
type Shown = Awaited<ReturnType<typeof loadSellCar>> & {
  asked: Pricing['asked']
  result: Pricing['result']
  trade: { name: string; result: TradeInResult; offer: string } | null
}

/**
 * Why and how to sell a car, with a first value (P-51), and the way into the form (P-50). With the
 * id of a car for sale, what the visitor's own counts against its price.
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { t, url } = request
  const car = url.searchParams.get('car')
  if (car !== null) return tradeIn(args, car)
  const [words, pricing] = await Promise.all([loadSellCar(request), loadPricing(request, '/selling-cars/valuations')])
  const { asked, choices, issue, ignoredYear, missing, result } = pricing
  return data(
    {
      page: pageData<Interactive, Shown>(
        args.request,
        { form: { asked, choices, issue, ignoredYear, missing }, wanted: null },
        { ...words, result, asked, trade: null },
      ),
      ...describePage(args, metaTexts(t, 'sellCar', CLAIM_VALUES)),
    },
    // Of countless questions about values, none is worth to be kept.
    { headers: url.search === '' ? {} : FOR_ONE_VISITOR },
  )
}

/** The trade-in of the visitor's car for the one with this id; a sold one redirects to its own page. */
async function tradeIn(args: LoaderFunctionArgs, id: string) {
  const request = pageRequest(args)
  const { t, language } = request
  const { asked, choices, issue, ignoredYear, missing, result, wanted, name } = await loadTradeIn(request, id)
  const address = carPath(wanted, language)
  if (wanted.status === 'sold') throw redirect(address)
  const offer = sellAddress(language, { ...asked, year: String(asked.year ?? ''), wantedCar: wanted.reference })
  return data(
    {
      page: pageData<Interactive, Shown>(
        args.request,
        { form: { asked, choices, issue, ignoredYear, missing }, wanted: { car: id, name, address } },
        { faqs: [], text: null, result: null, asked, trade: result && { name, result, offer } },
      ),
      ...describePage(args, {
        title: t('meta:car.partTitle', { page: t('car.action.tradeIn'), name }),
        description: t('finance:tradeIn.lead'),
        isPublic: false,
      }),
    },
    { headers: FOR_ONE_VISITOR },
  )
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ request, serverLoader }: { request: Request; serverLoader: <T>() => Promise<T> }) {
  return withTexts(groupsOfPage(new URL(request.url).pathname), () =>
    serverLoader<Awaited<ReturnType<typeof loader>>['data']>(),
  )
}

export const handle = HYDRATE_ON_INTERACTION

export default function SellCarPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { form, wanted } = interactive
  if (wanted !== null)
    return (
      <Wrap>
        <CarPartTrail {...wanted} current={t('car.action.tradeIn')} />
        <h1>{t('car.action.tradeIn')}</h1>
        <p className={styles.lead}>{t('finance:tradeIn.lead')}</p>
        <PricingForm {...form} action={pathFor('sellCar', language)} car={wanted.car} />
        <div aria-live="polite">
          <StaticHtml part="trade" data={staticData}>
            {({ trade, asked }) => (trade === null ? null : <TradeIn {...trade} asked={asked} />)}
          </StaticHtml>
        </div>
      </Wrap>
    )
  const start = <ButtonLink href={sellAddress(language)}>{t('sell:start')}</ButtonLink>
  return (
    <Wrap>
      <HomeTrail current={t('routes:sellCar')} />
      <h1>{t('sell:title')}</h1>
      <StaticHtml part="how" data={staticData}>
        {() => (
          <>
            <p className={styles.lead}>{t('sell:lead')}</p>
            <p>{start}</p>
            <Section title={t('home.sellSteps.title')}>
              <Steps steps={sellingSteps(t)} />
            </Section>
          </>
        )}
      </StaticHtml>
      <Section id={VALUE} title={t('sell:value.title')}>
        {/* Without script the page that answers opens where the answer is. */}
        <PricingForm {...form} action={`${pathFor('sellCar', language)}#${VALUE}`} />
        <div aria-live="polite">
          <StaticHtml part="worth" data={staticData}>
            {({ asked, result }) =>
              result === null ? null : (
                <>
                  <ValuationResult result={result} asked={asked} path={pathFor('sellCar', language)} />
                  <p>
                    <ButtonLink href={sellAddress(language, { ...asked, year: String(asked.year ?? '') })}>
                      {t('sell:value.go')}
                    </ButtonLink>
                  </p>
                </>
              )
            }
          </StaticHtml>
        </div>
      </Section>
      <StaticHtml part="why" data={staticData}>
        {({ faqs, text }) => (
          <>
            <Promises days={OFFER_DAYS} />
            {text === null ? null : (
              <article className={styles.article} {...textLanguage(text.language, language)}>
                <TextSections sections={text.sections} />
              </article>
            )}
            {faqs.length === 0 ? null : (
              <Section title={t('sell:questions')}>
                <div className={styles.questions}>
                  {faqs.map(({ id, question, answer, lang }) => (
                    <Disclosure key={id} summary={question} lang={lang}>
                      {answer.map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </Disclosure>
                  ))}
                </div>
              </Section>
            )}
            <p className={styles.end}>{start}</p>
          </>
        )}
      </StaticHtml>
    </Wrap>
  )
}
