import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { ASK, ASK_FORM } from '../../features/ask/ask.ts'
import { AskQuestion } from '../../features/ask/AskQuestion.tsx'
import { FaqGroups } from '../../features/faqs/FaqGroups.tsx'
import { FaqSearch } from '../../features/faqs/FaqSearch.tsx'
import { loadFaqs } from '../../features/faqs/load-faqs.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { faqData } from '../../seo/structured-data.ts'
import { requestSender } from '../../session/request-sender.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './FaqsPage.module.css'

/** The questions of the edition with their answers, by topic; `?q=` searches them. */
export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { t, url } = request
  const { words, found, groups, faqs } = await loadFaqs(request)
  return data(
    {
      page: pageData(args.request, { words, found }, groups),
      ...describePage(args, {
        ...metaTexts(t, 'faqs'),
        isPublic: words === '',
        // Search engines refuse data of questions without any.
        data: found === 0 ? [] : [faqData(faqs)],
      }),
    },
    // The address contains the visitor's input, so the page is not cached.
    { headers: url.search === '' ? {} : FOR_ONE_VISITOR },
  )
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Handles the question form, from here and from the home page. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, ASK_FORM, await requestSender(args))
}

/** After client-side navigation the search still needs its texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['reading'], () => serverLoader<Awaited<ReturnType<typeof loader>>['data']>())
}

export const handle = HYDRATE_ON_INTERACTION
export const shouldRevalidate = unlessFormSent

export default function FaqsPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { words, found } = interactive
  return (
    <Wrap>
      <HomeTrail current={t('routes:faqs')} />
      <div className={styles.page}>
        <h1>{t('home.questions.title')}</h1>
        <FaqSearch words={words} />
        {words === '' ? null : (
          <p className={styles.found} role="status">
            <span>{t('reading:faqs.found', { count: found, words })}</span>
            <a href={pathFor('faqs', language)}>{t('home.questions.seeAll')}</a>
          </p>
        )}
        {found === 0 ? (
          <EmptyState title={t('reading:faqs.none.title')} text={t('reading:faqs.none.text')}>
            <a href={`#${ASK}`}>{t('home.questions.ask.title')}</a>
          </EmptyState>
        ) : (
          <StaticHtml part="faqs" data={staticData}>
            {(groups) => <FaqGroups groups={groups} />}
          </StaticHtml>
        )}
        <AskQuestion />
      </div>
    </Wrap>
  )
}
