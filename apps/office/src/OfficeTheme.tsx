import { Alert, Badge, createTheme, type CSSVariablesResolver, MantineProvider, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * Shades at which text on the primary colour is legible in both schemes; badges that are never cut; titles of alerts as text; headings that
 * break a long name of a file or a person at the edge of a narrow screen.
 */
const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'teal',
  primaryShade: 9,
  components: {
    Alert: Alert.extend({ styles: { label: { color: 'var(--mantine-color-text)' } } }),
    Badge: Badge.extend({ defaultProps: { miw: 'max-content', tt: 'none' } }),
    Title: Title.extend({ styles: { root: { overflowWrap: 'anywhere' } } }),
  },
})

/** A filled part under the pointer: darker than the part, where the framework's own is too light for its text. */
const HOVERED = { '--mantine-color-teal-filled-hover': '#066649' }

/** Links, secondary text, and what is wrong with a field, legible on every surface: the framework's own have contrasts around 3. */
const colours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...HOVERED,
    '--mantine-color-anchor': '#066649',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    ...HOVERED,
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
})

/** The office's own theme; in the colour scheme of the system unless one is given. */
export function OfficeTheme({ scheme, children }: { scheme?: 'light' | 'dark' | undefined; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colours}
      defaultColorScheme="auto"
      {...(scheme && { forceColorScheme: scheme })}
    >
      {children}
    </MantineProvider>
  )
}
