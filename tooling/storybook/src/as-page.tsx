import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

type PageProps = { direction: 'ltr' | 'rtl'; scheme: 'light' | 'dark'; alone: boolean; children: ReactNode }

function Page({ direction, scheme, alone, children }: PageProps) {
  const language = direction === 'rtl' ? 'ar' : 'en'

  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.dataset.scheme = scheme
    documentElement.dir = alone ? direction : 'ltr'
    documentElement.lang = alone ? language : 'en'
  }, [scheme, alone, direction, language])

  return (
    <div dir={direction} lang={language}>
      {children}
    </div>
  )
}

/**
 * Shows a story as a page of the product would: direction, language and colour scheme on the document, since styles ask the
 * document for them. On a documentation page, where stories of both directions stand together, each has its own direction.
 */
export const asPage: Decorator = (Story, { globals, viewMode }) => (
  <Page
    direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    alone={viewMode === 'story'}
  >
    <Story />
  </Page>
)
