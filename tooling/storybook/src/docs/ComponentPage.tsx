import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

import { importLine } from './import-line.ts'

/** The page of a component: what it is for, how it is imported, its first state with controls, then every state. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta'])
  const line = importLine(String(resolved.preparedMeta.parameters['fileName']))
  return (
    <>
      <Title />
      <Description />
      {line === null ? null : (
        <p>
          <code>{line}</code>
        </p>
      )}
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  )
}
