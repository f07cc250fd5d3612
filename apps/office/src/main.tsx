import { createTheme, MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'

import '@mantine/core/styles.css'

import { createOfficeRouter } from './router.tsx'
import { startTexts } from './texts/start-texts.ts'

const theme = createTheme({ respectReducedMotion: true, primaryColor: 'teal' })

await startTexts()
const root = document.querySelector('#office')
if (root === null) throw new Error('The page has no place for the office.')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <RouterProvider router={createOfficeRouter()} />
    </MantineProvider>
  </StrictMode>,
)
