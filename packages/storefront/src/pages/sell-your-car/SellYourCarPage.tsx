import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { answerSell } from '../../features/sell/answer-sell.ts'
import { loadSellForm } from '../../features/sell/load-sell-form.ts'
import { SellForm } from '../../features/sell/SellForm.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR, rememberNamedLanguage } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './SellYourCarPage.module.css'

/** The form that offers a car (P-50), at one address for all languages (P-04). */
export async function loader(args: LoaderFunctionArgs) {
  rememberNamedLanguage(args)
  const request = pageRequest(args)
  const { t } = request
  return data(
    {
      page: pageData(args.request, await loadSellForm(request)),
      ...describePage(args, {
        title: `${t('routes:sellYourCar')} | Otosafi`,
        description: t('sell:lead'),
        keywords: t('routes:sellYourCar'),
        // One address cannot stand for several languages.
        inLanguages: [],
      }),
    },
    { headers: FOR_ONE_VISITOR },
  )
}

export function action(args: ActionFunctionArgs) {
  return answerSell(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['sell'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const shouldRevalidate = unlessFormSent

export default function SellYourCarPage() {
  const { t, language } = useTexts()
  const [interactive] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail
        between={[{ label: t('routes:sellCar'), href: pathFor('sellCar', language) }]}
        current={t('routes:sellYourCar')}
      />
      <h1>{t('routes:sellYourCar')}</h1>
      <p className={styles.lead}>{t('sell:form.lead')}</p>
      <SellForm path={pathFor('sellYourCar', language)} choices={interactive} />
    </Wrap>
  )
}
