import { pathFor } from '@otosafi/editions/routes/path-for'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

/** The questions that are asked most, answered in place. */
export function Questions({ faqs }: { faqs: Home['faqs'] }) {
  const { t, language } = useTexts()
  if (faqs.length === 0) return null
  return (
    <Section
      title={t('home.questions.title')}
      action={{ href: pathFor('faqs', language), label: t('home.questions.seeAll') }}
    >
      {faqs.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </Section>
  )
}
