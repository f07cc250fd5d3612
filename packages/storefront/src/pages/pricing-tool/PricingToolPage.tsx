import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { loadModelPrices } from '../../features/pricing/load-model-prices.ts'
import { loadPricing } from '../../features/pricing/load-pricing.ts'
import { modelPricesQuery, namesUnknownModel } from '../../features/pricing/model-prices-path.ts'
import { ModelLinks } from '../../features/pricing/ModelLinks.tsx'
import { ModelPrices } from '../../features/pricing/ModelPrices.tsx'
import { PricingForm } from '../../features/pricing/PricingForm.tsx'
import { ValuationResult } from '../../features/pricing/ValuationResult.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './PricingToolPage.module.css'

const OK = 200
const NOT_FOUND = 404

/**
 * The pricing tool of an edition that has it (P-51): what a car sells for. With a brand and a model alone, its address is
 * the page of that model, with its prices by model year; one that is unknown is a page that is not found, with the tool
 * on it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { api, t, url } = request
  const { asked, choices, issue, ignoredYear, missing, result } = await loadPricing(request, '/pricing/valuations')
  const { brand, model, year } = asked
  const prices = model === '' || year !== null ? null : await loadModelPrices(api, { brand, model })
  const query = prices === null ? '' : modelPricesQuery(asked)
  const named = prices && { name: prices.name, date: prices.date }
  const isUnknown = namesUnknownModel(url, asked)
  const title = isUnknown
    ? t('errors.pageNotFound')
    : named === null
      ? t('routes:pricingTool')
      : t('finance:prices.title', named)
  return data(
    {
      page: pageData(
        args.request,
        // The prices of a model answer by year.
        { asked, choices, issue, ignoredYear, missing: prices === null ? missing : null, named, isUnknown },
        { asked, choices, result, prices },
      ),
      ...describePage(args, {
        title: `${title} | Otosafi`,
        description: named === null ? t('finance:valuation.lead') : t('finance:prices.lead', named),
        keywords: [named?.name ?? t('routes:pricingTool'), t('meta:sellCar.keywords')].join(', '),
        query,
        isPublic: !isUnknown,
      }),
    },
    {
      status: isUnknown ? NOT_FOUND : OK,
      // Of countless questions, none is worth to be kept.
      headers: url.search === query ? {} : FOR_ONE_VISITOR,
    },
  )
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['finance'], () => serverLoader<Awaited<ReturnType<typeof loader>>['data']>())
}

export const handle = HYDRATE_ON_INTERACTION

export default function PricingToolPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { named, isUnknown, ...form } = interactive
  const tool = { label: t('routes:pricingTool'), href: pathFor('pricingTool', language) }
  return (
    <Wrap>
      <HomeTrail between={named === null ? [] : [tool]} current={named?.name ?? tool.label} />
      {isUnknown ? (
        <>
          <h1>{t('errors.pageNotFound')}</h1>
          <p className={styles.lead}>{t('finance:prices.unknown')}</p>
        </>
      ) : (
        <>
          <h1>{named === null ? tool.label : t('finance:prices.title', named)}</h1>
          <p className={styles.lead}>
            {named === null ? t('finance:valuation.lead') : t('finance:prices.lead', named)}
          </p>
        </>
      )}
      <PricingForm {...form} action={tool.href} />
      <div aria-live="polite">
        <StaticHtml part="value" data={staticData}>
          {({ asked, result }) =>
            result === null ? null : <ValuationResult result={result} asked={asked} path={tool.href} />
          }
        </StaticHtml>
      </div>
      {/* Not announced: who chooses a brand would hear all its models. */}
      <StaticHtml part="models" data={staticData}>
        {({ asked, choices, result, prices }) => {
          if (result !== null) return null
          return prices === null ? <ModelLinks asked={asked} choices={choices} /> : <ModelPrices prices={prices} />
        }}
      </StaticHtml>
    </Wrap>
  )
}
