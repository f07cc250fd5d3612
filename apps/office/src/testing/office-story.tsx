import { spotlight } from '@mantine/spotlight'
import type { StoryContext } from '@storybook/react-vite'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, screen } from 'storybook/test'

import { OfficeTheme } from '../OfficeTheme.tsx'
import { OFFICE_ROUTES } from '../routes.tsx'
import { languageNow, startTextsIn } from '../texts/start-texts.ts'
import { answerCalls, type Answers } from './answer-calls.ts'
import { USUAL } from './answers.ts'
import { inFrench } from './in-french.ts'
import { onlyOfficeStyles } from './only-office-styles.ts'

/** A screen of the office: its address, and what the server answers other than on a usual day. */
export type OfficeArgs = { address: string; answers: Answers }

type Context = Pick<StoryContext, 'globals' | 'loaded'> & { args: OfficeArgs }
type Played = Pick<StoryContext, 'canvas'>

/** A desk, and a tablet as inspectors hold it. */
export const VIEWPORTS = {
  desk: { name: 'Desk, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
} as const

/** Parameters of such stories. Spread them into an object: Storybook's compiler lays its own over any other expression. */
export const OFFICE = { layout: 'fullscreen', screen: true, viewport: { options: VIEWPORTS } }

/** A story on a tablet. */
export const TABLET = { globals: { viewport: { value: 'tablet', isRotated: false } } }

/**
 * Shared settings of stories of the office. They follow the toolbar's scheme, and its language where it is one of the office's: that
 * is written from left to right, and its screens are those of Morocco.
 */
export const officeStory = {
  globals: { edition: 'ma', direction: 'ltr' },
  loaders: [
    async ({ globals }: Pick<Context, 'globals'>) => {
      await startTextsIn(globals['language'] === 'fr' ? 'fr' : 'en')
      return {}
    },
  ],
  beforeEach: async ({ args, loaded }: Context) => {
    localStorage.clear()
    const stop = [onlyOfficeStyles(), answerOffice(args.answers), spotlight.close]
    loaded['router'] = await openRouter(args.address)
    return () => stop.forEach((each) => each())
  },
  render: (_args: OfficeArgs, { globals, loaded }: Context) => {
    const scheme = (['light', 'dark'] as const).find((each) => each === globals['scheme'])
    // A function: Storybook serialises every other value as the story's source, a whole router for minutes.
    return <Office ofRouter={() => loaded['router'] as Router} scheme={scheme} />
  },
  args: { answers: {} },
}

type Router = ReturnType<typeof createMemoryRouter>

function Office({ ofRouter, scheme }: { ofRouter: () => Router; scheme: 'light' | 'dark' | undefined }) {
  return (
    <OfficeTheme scheme={scheme}>
      <RouterProvider router={ofRouter()} />
    </OfficeTheme>
  )
}

/** A router at an address, whose page has been loaded with its data. */
async function openRouter(address: string): Promise<Router> {
  const router = createMemoryRouter(OFFICE_ROUTES, { initialEntries: [address] })
  while (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop()
        resolve()
      })
    })
  return router
}

/** Plays a screen whose page must come as itself, and not as one of an error. */
export async function comesWhole({ canvas }: Played): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  await expect(screen.queryByRole('alert')).toBeNull()
}

/** Plays a screen that says what is wrong. */
export async function saysWhy({ canvas }: Played): Promise<void> {
  await expect(await canvas.findByRole('alert')).toBeVisible()
}

/** Calls of the office are answered as on a usual day, unless the story has other answers. */
function answerOffice(answers: Answers): () => void {
  const own = globalThis.fetch
  const usual = Object.fromEntries(
    Object.entries(languageNow() === 'fr' ? inFrench(USUAL) : USUAL).map(([call, body]) => [
      call,
      () => Response.json(body),
    ]),
  )
  const answer = answerCalls({ ...usual, ...answers }, () => {})
  globalThis.fetch = (input, init) =>
    input instanceof Request && new URL(input.url).pathname.startsWith('/office/') ? answer(input) : own(input, init)
  return () => {
    globalThis.fetch = own
  }
}
