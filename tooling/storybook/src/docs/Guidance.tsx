import { Subheading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import type { Guide } from '@otosafi/ui/testing/guide'

import { docsAddress } from './docs-address.ts'

import styles from './ComponentPage.module.css'

/** The guidance of a component for who designs with it; parts that do not apply are left out. */
export function Guidance({ guide }: { guide: Guide }) {
  return (
    <div className={styles.guidance}>
      <Part title="What it is for">
        <p>{guide.use}</p>
      </Part>
      {guide.avoid.length === 0 ? null : (
        <Part title="When to take another">
          <ul>
            {guide.avoid.map(({ when, take }) => (
              <li key={when}>
                <span>{when}</span>: <DocsLink title={take} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {guide.parts === undefined ? null : (
        <Part title="Parts">
          <ol>
            {guide.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="Behaviour">
        <ul>
          {guide.behaviour.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Part>
      <Part title="Keyboard">
        <p>{guide.keyboard ?? 'It is not operated, and takes no focus from Tab.'}</p>
      </Part>
      <Part title="Screen reader">
        <p>{guide.screenReader}</p>
      </Part>
      {guide.words === null ? null : (
        <Part title="Words">
          <dl className={styles.words}>
            <div className={styles.write}>
              <dt>We write</dt>
              <dd>{guide.words.write}</dd>
            </div>
            <div className={styles.not}>
              <dt>We do not write</dt>
              <dd>{guide.words.not}</dd>
            </div>
          </dl>
        </Part>
      )}
      <Part title="Long text and right-to-left">
        <p>{guide.longText}</p>
      </Part>
      <Part title="Related">
        <ul>
          {guide.related.map((title) => (
            <li key={title}>
              <DocsLink title={title} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Subheading>{title}</Subheading>
      {children}
    </section>
  )
}

/** A link to the docs page of a component, which replaces Storybook's own frame. */
function DocsLink({ title }: { title: string }) {
  return (
    <a href={docsAddress(title)} target="_top">
      {title.slice(title.indexOf('/') + 1)}
    </a>
  )
}
