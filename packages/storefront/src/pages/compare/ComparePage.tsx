import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { MAX_COMPARED } from '@otosafi/domain/listing/limits'
import { randomUuid } from '@otosafi/domain/random-uuid'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { compared } from '../../features/compare/compare-store.ts'
import { CompareBar } from '../../features/compare/CompareBar.tsx'
import { CompareView, POLL_KEY } from '../../features/compare/CompareView.tsx'
import { loadComparison } from '../../features/compare/load-comparison.ts'
import { keyOf } from '../../forms/answer-form.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { describePage } from '../../seo/describe-page.ts'
import { readIds } from '../../state/create-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Two to four cars side by side: their ids are in the address, so that a comparison can be shared. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { t, url } = page
  const named = url.searchParams.get('cars')
  const comparison = await loadComparison(page, readIds(named ?? '', MAX_COMPARED))
  return {
    page: pageData(args.request, { ids: named === null ? null : comparison.cars.map(({ id }) => id) }, comparison),
    ...describePage(args, {
      title: `${t('compare.title')} | Otosafi`,
      description: t('compare.empty.text'),
      isPublic: false,
      leadPicture: comparison.cars.find(({ photo }) => photo !== null)?.photo?.key,
    }),
  }
}

/** Creates a poll between the cars of the address, and redirects to it. */
export async function action(args: ActionFunctionArgs) {
  const { api, url, language } = pageRequest(args)
  const { token } = dataOrThrow(
    await api.POST('/polls', {
      params: { header: { 'Idempotency-Key': await keyOf(await args.request.formData(), args) } },
      body: { cars: readIds(url.searchParams.get('cars') ?? '', MAX_COMPARED) },
    }),
  )
  throw redirect(pathFor('poll', language, { token }), { status: 303 })
}

export default function ComparePage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  useStoredComparison(interactive)
  const heading = useNewCars(interactive)
  return (
    <Wrap>
      <HomeTrail current={t('compare.title')} />
      <h1 ref={heading} tabIndex={-1}>
        {t('compare.title')}
      </h1>
      <StaticHtml part="comparison" data={staticData}>
        {(comparison) => <CompareView {...comparison} />}
      </StaticHtml>
      {interactive.ids === null ? <CompareBar /> : null}
    </Wrap>
  )
}

/** The cars of the address; null where it names none. */
type Compared = { ids: readonly string[] | null }

/** Stores the comparison of the address on the device; without one, that of the device stays and is linked to. */
function useStoredComparison(cars: Compared): void {
  useEffect(() => {
    if (cars.ids !== null) compared.getState().replace(cars.ids)
  }, [cars])
}

/**
 * For each comparison: focuses the heading, whose ref it returns, where the focused link was removed together with its car, and
 * gives the form of the poll a new idempotency key, since other cars make another poll.
 */
function useNewCars(cars: Compared) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(cars)
  useEffect(() => {
    if (shown.current !== cars && document.activeElement === document.body) heading.current?.focus()
    shown.current = cars
    const key = document.getElementById(POLL_KEY)
    if (key instanceof HTMLInputElement) key.value = randomUuid()
  }, [cars])
  return heading
}
