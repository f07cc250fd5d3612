import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'

import type { FaqGroup } from './load-faqs.ts'

import styles from './Faqs.module.css'

/** Questions with their answers, topic by topic. */
export function FaqGroups({ groups }: { groups: readonly FaqGroup[] }) {
  return groups.map(({ id, name, faqs }) => (
    <section key={id} className={styles.group} aria-labelledby={`topic-${id}`}>
      <h2 id={`topic-${id}`}>{name}</h2>
      {faqs.map((faq) => (
        <Disclosure key={faq.id} summary={faq.question} lang={faq.lang}>
          {faq.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </section>
  ))
}
