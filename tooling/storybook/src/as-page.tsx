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
 * Shows a story as a page of the product would: direction, language and colour scheme on the document, since styles ask the
 * document for them. On a documentation page, where stories of both directions stand together, each has its own direction.
 * The samples of components are English, and Arabic where their direction says so; only screens have the texts of the
 * language that the toolbar chose, which they say by the parameter `screen`. What needs script shows as where it is at
 * work, unless the parameter `live` is false.
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
