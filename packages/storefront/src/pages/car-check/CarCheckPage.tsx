import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { createApiClient } from '@otosafi/api-client/client'
import { officeLanguageOf } from '@otosafi/editions/language'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { checklistForm, type KnownSender } from '../../features/car/checklist-form.ts'
import { checklistSheetOf } from '../../features/car/checklist-items.ts'
import { loadCar } from '../../features/car/load-car.ts'
import { keepPresentAddress } from '../../features/car/present-address.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { siteRequest } from '../../request/site-context.ts'
import { describePage } from '../../seo/describe-page.ts'
import { visitorRequest } from '../../session/visitor-request.ts'
import { translatorOf } from '../../texts/translators.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { checklistWords } from './checklist-words.ts'
import { Checklist } from './Checklist.tsx'

/** A car's report to be held against the car (P-18). Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { t, url, language } = page
  const { interactive, staticData } = await loadCar(page, carOfAddress(args.params))
  const address = carPath(staticData.car, language)
  keepPresentAddress(url, address, '/check')
  const { id, name, reference } = interactive
  const lead = t('report:checklist.lead')
  return {
    page: pageData(args.request, {
      id,
      name,
      reference,
      address,
      lead,
      sheet: checklistSheetOf(staticData),
      words: checklistWords(t),
    }),
    ...describePage(args, {
      title: t('meta:car.partTitle', { page: t('routes:carCheck'), name }),
      description: lead,
      isPublic: false,
    }),
  }
}

/** Sends what does not match to the team, in its language. A car without a report has no such form. */
export async function action(args: ActionFunctionArgs) {
  const visitor = visitorRequest(args)
  const page = visitor.hasTokens ? visitor : pageRequest(args)
  const known = visitor.hasTokens ? await knownSender(visitor) : { name: '', email: '' }
  const language = officeLanguageOf(page.language)
  const { t } = translatorOf(language)
  const api = createApiClient({ baseUrl: `${page.url.origin}/api`, fetch: siteRequest(args).fetchApi, language })
  const { interactive, staticData } = await loadCar({ api, t }, carOfAddress(args.params))
  const sheet = checklistSheetOf(staticData)
  if (sheet === null) throw new Response(null, { status: 404 })
  return answerForm(args, checklistForm(sheet, { reference: interactive.reference, known, t }), page)
}

/** The account that is signed in; asking also renews an expired session, whose token the API takes for none. */
async function knownSender({ api }: Pick<ReturnType<typeof visitorRequest>, 'api'>): Promise<KnownSender> {
  const { data: user } = await api.GET('/profile')
  return { name: user?.fullName ?? '', email: user?.email ?? '' }
}

export const shouldRevalidate = unlessFormSent

export default function CarCheckPage() {
  const { t } = useTexts()
  const [{ id, name, reference, address, lead, sheet, words }] = usePageData(useLoaderData<typeof loader>().page)
  const title = t('routes:carCheck')
  return (
    <Wrap>
      <CarPartTrail name={name} address={address} current={title} />
      <h1>{title}</h1>
      <p>
        <a href={address}>
          <bdi>{name}</bdi>
        </a>{' '}
        · <bdi dir="ltr">{reference}</bdi>
      </p>
      {sheet === null ? (
        <p>{t('inspection.noReport')}</p>
      ) : (
        <>
          <p>{lead}</p>
          <Checklist car={id} title={`${title} · ${name}`} address={address} sheet={sheet} words={words} />
        </>
      )}
    </Wrap>
  )
}
