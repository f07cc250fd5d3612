import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { encode } from 'uqr'

import { Wrap } from '@otosafi/ui/section/Section'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { CarSheet } from '../../features/car/CarSheet.tsx'
import { loadCar } from '../../features/car/load-car.ts'
import { addressOf, keepPresentAddress } from '../../features/car/present-address.ts'
import { PrintButton } from '../../features/car/PrintButton.tsx'
import { describePage } from '../../head/describe-page.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { Still } from '../../request/Still.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The whole inspection report of a car, made to be read and to be printed (decision 12). Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const { live, still } = await loadCar(api, args.params['id'] ?? '')
  const address = addressOf(still.car, language)
  keepPresentAddress(url, address, '/report')
  const { data } = encode(url.origin + address, { ecc: 'M', border: 0 })
  return {
    page: pageData(
      args.request,
      { name: live.name, address },
      { car: still.car, findings: still.findings, url: url.origin + address, code: pathOf(data), size: data.length },
    ),
    ...describePage(args, {
      title: `${t('car.section.inspection')} · ${live.name} | Otosafi`,
      description: t('inspection.pointsChecked', { count: still.car.inspection?.pointsChecked ?? 0, total: 100 }),
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

export default function CarReportPage() {
  const { t } = useTexts()
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarPartTrail {...live} current={t('car.section.inspection')} />
      <PrintButton />
      <Still part="sheet" data={still}>
        {(sheet) => <CarSheet name={live.name} {...sheet} />}
      </Still>
    </Wrap>
  )
}
