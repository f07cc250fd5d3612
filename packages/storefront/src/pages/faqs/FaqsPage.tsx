import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Wrap } from '@otosafi/ui/section/Section'

import { need } from '../../request/api-result.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './FaqsPage.module.css'

/** All questions of the edition with their answers. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t } = pageRequest(args)
  const { faqs } = need(await api.GET('/faqs'))
  return {
    faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    meta: { title: t('meta:faqs.title'), description: t('meta:faqs.description') },
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function FaqsPage() {
  const { t, language } = useTexts()
  const { faqs } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <Breadcrumbs
        label={t('shell.breadcrumb')}
        crumbs={[{ label: t('routes:home'), href: pathFor('home', language) }]}
        current={t('routes:faqs')}
      />
      <div className={styles.page}>
        <h1>{t('home.questions.title')}</h1>
        <div>
          {faqs.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Disclosure>
          ))}
        </div>
      </div>
    </Wrap>
  )
}
