import { pathFor } from '@otosafi/editions/routes/path-for'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'
import { Wrap } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Content } from './load-content.ts'

import styles from './ContentView.module.css'

/** A page of text: one column of a readable width. */
export function ContentView({ content }: { content: Content }) {
  const { t, language } = useTexts()
  return (
    <Wrap>
      <Breadcrumbs
        label={t('shell.breadcrumb')}
        crumbs={[{ label: t('routes:home'), href: pathFor('home', language) }]}
        current={content.title}
      />
      <article className={styles.article}>
        <h1>{content.title}</h1>
        {content.summary === null ? null : <p className={styles.summary}>{content.summary}</p>}
        {content.sections.map(({ heading, paragraphs, items }) => (
          <section key={(heading ?? '') + (paragraphs[0] ?? items[0] ?? '')} className={styles.section}>
            {heading === null ? null : <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length === 0 ? null : (
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </Wrap>
  )
}
