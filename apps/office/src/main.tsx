import { Badge, createTheme, type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import '@mantine/core/styles.css'

import { OFFICE_ROUTES } from './routes.tsx'
import { startTexts } from './texts/start-texts.ts'

/** Shades at which text on the primary colour is legible in both schemes; badges that are never cut. */
const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'teal',
  primaryShade: 9,
  components: { Badge: Badge.extend({ defaultProps: { miw: 'max-content', tt: 'none' } }) },
})

/** A filled part under the pointer: darker than the part, where the framework's own is too light for its text. */
const HOVERED = { '--mantine-color-teal-filled-hover': '#066649' }

/** Secondary text, and what is wrong with a field, legible on every surface: the framework's own have contrasts around 3. */
const colours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...HOVERED,
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    ...HOVERED,
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
})

await startTexts()
const root = document.querySelector('#office')
if (root === null) throw new Error('The page has no place for the office.')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto">
      <RouterProvider router={createBrowserRouter(OFFICE_ROUTES)} />
    </MantineProvider>
  </StrictMode>,
)
