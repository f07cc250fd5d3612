import type { ReactNode } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './Questions.module.css'

/** The most frequent questions with their answers, and beside them the children: the form to ask another. */
export function Questions({ faqs, children }: { faqs: Home['faqs'] | null; children: ReactNode }) {
  const { t, language } = useTexts()
  return (
    <Section
      title={t('home.questions.title')}
      action={{ href: pathFor('faqs', language), label: t('home.questions.seeAll') }}
    >
      <div className={styles.sides}>
        <StaticHtml part="faqs" data={faqs}>
          {(each) =>
            each.map(({ id, question, answer, lang }) => (
              <Disclosure key={id} summary={question} lang={lang}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Disclosure>
            ))
          }
        </StaticHtml>
        {children}
      </div>
    </Section>
  )
}
