import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { brandTheme } from '../brand/brand-theme.ts'
import { setOnDocument } from '../set-on-document.ts'
import { chosenScheme } from '../toolbar/page-setting.ts'

import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const tokens = parseTokens(tokensCss)
const themes = { light: brandTheme(tokens.light, 'light'), dark: brandTheme(tokens.dark, 'dark') }

/** A documentation page: English, in the scheme that the toolbar chose, whatever its stories are in. */
export function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // The toolbar's globals, without those of the story itself.
  const { userGlobals } = context.getStoryContext(context.storyById())
  const scheme = chosenScheme(userGlobals)

  useLayoutEffect(
    () => setOnDocument({ scheme, motion: 'system', colours: 'system', direction: 'ltr', tag: 'en' }),
    [scheme],
  )

  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  )
}
