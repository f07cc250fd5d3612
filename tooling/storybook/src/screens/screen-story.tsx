import type { StoryContext } from '@storybook/react-vite'

import { availableLanguages } from '../locales/texts-of-edition.ts'
import { readPageSetting } from '../toolbar/page-setting.ts'
import { openWorld, type ScreenArgs, type World } from './open-world.ts'
import { Screen } from './Screen.tsx'

type Context = Pick<StoryContext, 'globals' | 'loaded'>

/** Parameters of such stories. Spread them into an object: Storybook's compiler lays its own over any other expression. */
export const SCREEN = { layout: 'fullscreen', screen: true }

/** Shared settings of stories of whole screens: they follow the toolbar's edition and language, and reload on a change. */
export const screenStory = {
  loaders: [
    async ({ args, globals }: Pick<StoryContext, 'globals'> & { args: unknown }) => ({
      world: await openWorld(readPageSetting(globals, availableLanguages), args as ScreenArgs),
    }),
  ],
  beforeEach: ({ loaded }: Context) => answerBrowserCalls(loaded as { world?: World }),
  render: (_args: ScreenArgs, { globals, loaded }: Context) => {
    const { edition, language } = readPageSetting(globals, availableLanguages)
    const world = loaded['world'] as World
    // A function: Storybook serialises every other value as the story's source, a whole router for minutes.
    return <Screen key={`${edition} ${language}`} ofWorld={() => world} language={language} />
  },
}

/** Requests of a page in the browser are answered from the recording, too. */
function answerBrowserCalls(loaded: { world?: World }): () => void {
  const own = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return pathname.startsWith('/api/') && loaded.world ? loaded.world.fetch(input, init) : own(input, init)
  }
  return () => {
    globalThis.fetch = own
  }
}
