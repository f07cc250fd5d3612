import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import '@mantine/core/styles.css'

import { OfficeTheme } from './OfficeTheme.tsx'
import { OFFICE_ROUTES } from './routes.tsx'
import { startTexts } from './texts/start-texts.ts'

await startTexts()
const root = document.querySelector('#office')
if (root === null) throw new Error('The page has no place for the office.')
createRoot(root).render(
  <StrictMode>
    <OfficeTheme>
      <RouterProvider router={createBrowserRouter(OFFICE_ROUTES)} />
    </OfficeTheme>
  </StrictMode>,
)
// Without it, as in browsers that refuse one, the office works as long as there is a connection.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
