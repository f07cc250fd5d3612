import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { calculatorTerms, loadFinance, loanQuery, writtenTexts } from '../../features/finance/load-finance.ts'
import { LoanCalculator } from '../../features/finance/LoanCalculator.tsx'
import { Partners } from '../../features/finance/Partners.tsx'
import { loanTextsOf } from '../../features/finance/read-loan.ts'
import { textLanguage } from '../../parts/text-sections/text-language.ts'
import { TextSections } from '../../parts/text-sections/TextSections.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './FinancePage.module.css'

/** Financing: the loan calculator with the figures of the address, lenders, and an article. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const [{ terms, ...content }, query] = await Promise.all([loadFinance({ api, t }), loanQuery(api, url.searchParams)])
  const staticData = { ...content, sell: pathFor('sellCar', language) }
  const texts = loanTextsOf(query, terms, edition.priceStep)
  return data(
    {
      page: pageData(
        args.request,
        { terms: calculatorTerms(terms, texts), first: writtenTexts(texts, language) },
        staticData,
      ),
      ...describePage(args, metaTexts(t, 'finance')),
    },
    // The address contains the visitor's input, so the page is not cached.
    { headers: url.search === '' ? {} : FOR_ONE_VISITOR },
  )
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** After client-side navigation the calculator still needs its texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['finance'], () => serverLoader<Awaited<ReturnType<typeof loader>>['data']>())
}

export const handle = HYDRATE_ON_INTERACTION

/** The form itself writes its figures into the address; the loader has nothing new for them. */
export function shouldRevalidate(): boolean {
  return false
}

export default function FinancePage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:finance')} />
      <h1>{t('finance:form.title')}</h1>
      <p className={styles.lead}>{t('finance:lead')}</p>
      <LoanCalculator terms={interactive.terms} first={interactive.first} />
      <StaticHtml part="text" data={staticData}>
        {({ sell, example, promotion, partners, text }) => (
          <>
            {promotion === null ? null : <p className={styles.lead}>{promotion}</p>}
            {example === null ? null : <p className={styles.lead}>{example}</p>}
            <a href={sell}>{t('car.action.tradeIn')}</a>
            <Partners partners={partners} />
            {text === null ? null : (
              <article className={styles.article} {...textLanguage(text.language, language)}>
                <TextSections sections={text.sections} />
              </article>
            )}
          </>
        )}
      </StaticHtml>
    </Wrap>
  )
}
