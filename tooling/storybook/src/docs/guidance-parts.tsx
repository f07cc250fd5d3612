import { Subheading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { docsAddress } from './docs-address.ts'

import styles from './ComponentPage.module.css'

/** A part of a docs page's guidance under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Subheading>{title}</Subheading>
      {children}
    </section>
  )
}

/** Do and don't, in two columns that take the whole width. */
export function DoAndDont({
  good,
  bad,
}: {
  good: [title: string, text: ReactNode]
  bad: [title: string, text: ReactNode]
}) {
  return (
    <dl className={styles.words}>
      <div className={styles.write}>
        <dt>{good[0]}</dt>
        <dd>{good[1]}</dd>
      </div>
      <div className={styles.not}>
        <dt>{bad[0]}</dt>
        <dd>{bad[1]}</dd>
      </div>
    </dl>
  )
}

/** A link to the docs page of a component, which replaces Storybook's own frame. */
export function DocsLink({ title }: { title: string }) {
  return (
    <a href={docsAddress(title)} target="_top">
      {title.slice(title.indexOf('/') + 1)}
    </a>
  )
}
