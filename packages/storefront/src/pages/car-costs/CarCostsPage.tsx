import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarCosts } from '../../features/finance/costs/CarCosts.tsx'
import { loadCosts } from '../../features/finance/costs/load-costs.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The monthly costs of the car in the address, with the loan in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const costs = await loadCosts({ api, t, url, language })
  const title = t('meta:carCosts.title')
  const text = t(costs === null ? 'meta:carCosts.noCar' : 'meta:carCosts.lead')
  return data(
    {
      page: pageData(args.request, { title, text, costs }),
      ...describePage(args, { title: `${title} | Otosafi`, description: text, isPublic: false }),
    },
    // The address contains the visitor's input, so the page is not cached.
    { headers: url.search === '' ? {} : FOR_ONE_VISITOR },
  )
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function CarCostsPage() {
  const { t, language } = useTexts()
  const [{ title, text, costs }] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail
        between={costs === null ? [] : [{ label: costs.name, href: costs.address }]}
        current={t('routes:carCosts')}
      />
      <h1>{title}</h1>
      <p>{text}</p>
      {costs === null ? (
        <p>
          <a href={pathFor('buyCars', language)}>{t('routes:buyCars')}</a>
        </p>
      ) : (
        <CarCosts costs={costs} />
      )}
    </Wrap>
  )
}
