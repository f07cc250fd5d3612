import { useOf } from '@storybook/addon-docs/blocks'

import { PatternPage } from '../patterns/PatternPage.tsx'
import { ComponentPage } from './ComponentPage.tsx'

/** The docs page of a file of stories: of a pattern (parameter `pattern`), or of a component. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return 'pattern' in preparedMeta.parameters ? <PatternPage /> : <ComponentPage />
}
