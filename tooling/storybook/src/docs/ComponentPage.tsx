import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

import type { Guide } from '@otosafi/ui/testing/guide'

import { Evidence } from './Evidence.tsx'
import { Guidance } from './Guidance.tsx'
import { importLine } from './import-line.ts'

import styles from './ComponentPage.module.css'

/** The page of a component: what it is for, how it is imported, its first state, guidance, controls, every state, then its evidence. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta'])
  const { parameters, title } = resolved.preparedMeta
  const guide = parameters['guide'] as Guide | undefined
  const line = importLine(String(parameters['fileName']))
  return (
    <>
      <Title />
      <Description />
      {line === null ? null : (
        <p className={styles.line}>
          <code>{line}</code>
        </p>
      )}
      <Primary />
      {guide === undefined ? null : <Guidance guide={guide} />}
      <div className={styles.controls}>
        <Controls />
      </div>
      <Stories title="States" includePrimary={false} />
      {guide === undefined ? null : <Evidence title={title} storyFile={String(parameters['fileName'])} />}
    </>
  )
}
