import type { Page } from '@otosafi/api-client/schema'

import styles from './TextSections.module.css'

/** Text in sections of headings, paragraphs and lists. */
export function TextSections({ sections }: { sections: Page['sections'] }) {
  return sections.map(({ heading, paragraphs, items }) => (
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
  ))
}
