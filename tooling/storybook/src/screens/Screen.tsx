import type { MouseEvent } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router'

import type { Language } from '@otosafi/editions/language'

import type { World } from './open-world.ts'
import { translatorOf } from './translators.ts'

/** A whole page of the storefront, as it stands in a browser. Links lead within the story, or nowhere. */
export function Screen({ ofWorld, language }: { ofWorld: () => World; language: Language }) {
  const world = ofWorld()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links handle the keyboard themselves
    <div onClick={(event) => stay(event, world)}>
      <I18nextProvider i18n={translatorOf(language)}>
        <RouterProvider router={world.router} />
      </I18nextProvider>
    </div>
  )
}

/** Prevents full page loads, which would replace the story's frame. */
function stay(event: MouseEvent, { router }: World): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented) return
  const url = new URL(link.href, location.href)
  if (url.hash !== '' && url.pathname === location.pathname) return
  event.preventDefault()
  if (url.origin === location.origin) void router.navigate(url.pathname + url.search)
}
