import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

import { mantineTheme } from '../theme/mantine-theme.ts'

import './mantine-variables.css'

/** The writing direction of a page, from its language. */
export type Direction = 'ltr' | 'rtl'

/**
 * Mantine's providers for one component, in a page that does not use Mantine otherwise. Every island has its own; it belongs
 * in the lazily loaded module, never on a page's first path. The scheme is fixed to "light" because our tokens
 * already change with the reader's scheme; the direction is given, not detected, so that the first render is right.
 */
export function MantineIsland({
  direction,
  children,
}: {
  /** The writing direction of the page's language. */
  direction: Direction
  /** The one component that uses Mantine. */
  children: ReactNode
}) {
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={mantineTheme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
