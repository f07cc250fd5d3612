import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

import { availableLanguages } from './locales/texts-of-edition.ts'
import { type PageSetting, readPageSetting } from './toolbar/page-setting.ts'

type PageProps = { setting: PageSetting; tag: string; alone: boolean; live: boolean; children: ReactNode }

function Page({ setting, tag, alone, live, children }: PageProps) {
  const { direction, scheme } = setting

  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.dataset.scheme = scheme
    documentElement.toggleAttribute('data-live', live)
    documentElement.dir = alone ? direction : 'ltr'
    documentElement.lang = alone ? tag : 'en'
  }, [scheme, alone, live, direction, tag])

  return (
    <div dir={direction} lang={tag}>
      {children}
    </div>
  )
}

/**
 * Shows a story like a page of the product: direction, language and colour scheme are set on the document, where styles
 * expect them. On a documentation page, with stories of both directions, each has its own direction. Samples of components
 * are English, or Arabic in right-to-left; only screens (parameter `screen`) have texts in the toolbar's language. Controls
 * that need script are shown as hydrated, unless the parameter `live` is false.
 */
export const asPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const setting = readPageSetting(globals, availableLanguages)
  const sample = setting.direction === 'rtl' ? 'ar' : 'en'
  return (
    <Page
      setting={setting}
      tag={parameters['screen'] ? setting.tag : sample}
      alone={viewMode === 'story'}
      live={parameters['live'] !== false}
    >
      <Story />
    </Page>
  )
}
