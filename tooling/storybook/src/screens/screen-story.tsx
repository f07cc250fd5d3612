import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { sessionCookieName } from '@otosafi/domain/session/cookie-names'

import { availableLanguages } from '../locales/texts-of-edition.ts'
import { readPageSetting } from '../toolbar/page-setting.ts'
import { openWorld, type ScreenArgs, type World } from './open-world.ts'
import { Screen } from './Screen.tsx'

type Context = Pick<StoryContext, 'globals' | 'loaded'>
type Played = Pick<StoryContext, 'canvas' | 'loaded'>

/** Parameters of such stories. Spread them into an object: Storybook's compiler lays its own over any other expression. */
export const SCREEN = { layout: 'fullscreen', screen: true }

/** Shared settings of stories of whole screens: they follow the toolbar's edition and language, and reload on a change. */
export const screenStory = {
  loaders: [
    async ({ args, globals }: Pick<StoryContext, 'globals'> & { args: unknown }) => ({
      world: await openWorld(readPageSetting(globals, availableLanguages), args as ScreenArgs),
    }),
  ],
  beforeEach: ({ loaded }: Context) => {
    markSession(loaded['world'] as World)
    const stop = [answerBrowserCalls(loaded as { world?: World }), hearErrors()]
    return () => stop.forEach((each) => each())
  },
  afterEach: async ({ loaded }: Context) => {
    await expect((loaded['world'] as World).unanswered).toEqual([])
    await expect(errors).toEqual([])
  },
  render: (_args: ScreenArgs, { globals, loaded }: Context) => {
    const { edition, language } = readPageSetting(globals, availableLanguages)
    const world = loaded['world'] as World
    // A function: Storybook serialises every other value as the story's source, a whole router for minutes.
    return <Screen key={`${edition} ${language}`} ofWorld={() => world} language={language} />
  },
}

/** Plays a screen whose page must come as itself, and not as one of an error. */
export async function comesWhole({ canvas, loaded }: Played): Promise<void> {
  const { router } = loaded['world'] as World
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  await expect(router.state.errors).toBeNull()
}

/** The console errors of the present screen. */
let errors: string[] = []

/** Keeps the errors that are written to the console; a screen has none. */
function hearErrors(): () => void {
  const own = console.error
  errors = []
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
    own(...parts)
  }
  return () => {
    console.error = own
  }
}

/** Sets or clears the cookie by which script knows that there is a session: header and hearts follow it. */
function markSession({ isSignedIn }: World): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser
  document.cookie = `${sessionCookieName('marker', false)}=1; Path=/${isSignedIn ? '' : '; Max-Age=0'}`
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
