import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { encode } from 'uqr'

import { edition } from '#edition'
import { paperRulesOf } from '@otosafi/editions/papers/paper-rules'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { CarSheet } from '../../features/car/CarSheet.tsx'
import { damageMapOf } from '../../features/car/damage-map.ts'
import { loadCar } from '../../features/car/load-car.ts'
import { keepPresentAddress } from '../../features/car/present-address.ts'
import { namedCar } from '../../features/car/PriceRuler.tsx'
import { PrintButton } from '../../features/car/PrintButton.tsx'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The whole inspection report of a car, made to be read and to be printed (P-18). Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { api, t, url, language } = page
  const id = carOfAddress(args.params)
  const [{ interactive, staticData }, compared] = await Promise.all([
    loadCar(page, id),
    api.GET('/cars/{id}/comparables', { params: { path: { id } } }),
  ])
  const rules = paperRulesOf(edition.id)
  const address = carPath(staticData.car, language)
  keepPresentAddress(url, address, '/report')
  const link = siteOrigin(args) + address
  const { data } = encode(link, { ecc: 'M', border: 0 })
  return {
    page: pageData(
      args.request,
      { name: interactive.name, address },
      {
        car: staticData.car,
        findings: staticData.findings,
        map: damageMapOf(staticData.car.bodyType, staticData.findings),
        repairs: staticData.repairs,
        papers: staticData.papers,
        transfer: { ...rules.transfer, date: rules.date },
        photos: staticData.photos,
        comparables: compared.data?.cars.map(namedCar) ?? [],
        url: link,
        code: pathOf(data),
        size: data.length,
      },
    ),
    ...describePage(args, {
      title: t('meta:car.partTitle', { page: t('car.section.inspection'), name: interactive.name }),
      description: t('inspection.pointsChecked', { count: staticData.car.inspection?.pointsChecked ?? 0, total: 100 }),
      isPublic: false,
    }),
  }
}

/** The dark modules of a QR code as one path, each run of a row a rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}

/** Reached by navigation, the report needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['report'], () => serverLoader<Awaited<ReturnType<typeof loader>>>())
}

export default function CarReportPage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarPartTrail {...interactive} current={t('car.section.inspection')} />
      <PrintButton />
      <StaticHtml part="sheet" data={staticData}>
        {(sheet) => <CarSheet {...interactive} {...sheet} />}
      </StaticHtml>
    </Wrap>
  )
}
