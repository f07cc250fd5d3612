import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { availableLanguages } from './locales/texts-of-edition.ts'
import { setOnDocument } from './set-on-document.ts'
import { type PageSetting, readPageSetting } from './toolbar/page-setting.ts'

type PageProps = { setting: PageSetting; tag: string; alone: boolean; live: boolean; children: ReactNode }

function Page({ setting, tag, alone, live, children }: PageProps) {
  const { direction, scheme, motion, colours } = setting
  const wrapper = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-live', live)
    if (alone) setOnDocument({ scheme, motion, colours, direction, tag })
    // The box that Storybook draws around a story of a documentation page.
    else wrapper.current?.closest('.sbdocs-preview')?.setAttribute('data-scheme', scheme)
  }, [scheme, motion, colours, alone, live, direction, tag])

  return (
    <div ref={wrapper} dir={direction} lang={tag} data-scheme={scheme} data-motion={motion} data-colours={colours}>
      {children}
    </div>
  )
}

/**
 * Shows a story like a page of the product. Direction, language, colour scheme, motion and forced colours are the story's own, set on its
 * wrapper, so that stories of a documentation page differ; where a story stands alone they are set on the document too, where
 * styles and portals expect them. Samples of components are English, or Arabic in right-to-left; only screens (parameter
 * `screen`) have texts in the toolbar's language. Controls that need script are shown as hydrated, unless the parameter
 * `live` is false.
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
