import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Wrap } from '@otosafi/ui/section/Section'

import { ASK_FORM } from '../../features/ask/ask.ts'
import { AskQuestion } from '../../features/ask/AskQuestion.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { faqData } from '../../head/structured-data.ts'
import { need } from '../../request/api-result.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { Still } from '../../request/Still.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

import styles from './FaqsPage.module.css'

/** All questions of the edition with their answers. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t } = pageRequest(args)
  const { faqs } = need(await api.GET('/faqs'))
  return {
    page: pageData(
      args.request,
      null,
      faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    ),
    ...describePage(args, { ...metaTexts(t, 'faqs'), data: [faqData(faqs)] }),
  }
}

/** Takes the question form, from here and from the home page. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, ASK_FORM)
}

export const handle = WAITS_FOR_TOUCH
export const shouldRevalidate = unlessFormSent

export default function FaqsPage() {
  const { t } = useTexts()
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:faqs')} />
      <div className={styles.page}>
        <h1>{t('home.questions.title')}</h1>
        <Still part="faqs" data={still}>
          {(faqs) =>
            faqs.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={question}>
                {answer.map((paragraph) => (
                  <p key={paragraph} dir="auto">
                    {paragraph}
                  </p>
                ))}
              </Disclosure>
            ))
          }
        </Still>
        <AskQuestion />
      </div>
    </Wrap>
  )
}
