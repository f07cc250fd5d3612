import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { ScreenArgs } from '../screens/open-world.ts'
import { SCREEN, screenStory } from '../screens/screen-story.tsx'
import type { Pattern } from './pattern.ts'
import { ScreenPart } from './ScreenPart.tsx'

/** A part of a screen: the screen's arguments, and which part of it. */
export type PartArgs = ScreenArgs & { selector: string; isWide?: boolean }

/** Parameters of the stories of a pattern. Spread them, as those of screens. */
export const patternParameters = (pattern: Pattern) => ({ ...SCREEN, pattern })

/** Parameters of a pattern's stories that are put together from components, and so are in English. */
export const SAMPLE = { layout: 'padded', screen: false }

/** Shared settings of stories that show a part of a whole screen. */
export const partStory = {
  ...screenStory,
  render: (args: PartArgs, context: Parameters<typeof screenStory.render>[1] & Pick<StoryContext, 'viewMode'>) => (
    <ScreenPart selector={args.selector} isWide={args.isWide === true} onDocsPage={context.viewMode === 'docs'}>
      {screenStory.render(args, context)}
    </ScreenPart>
  ),
  play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await expect(canvasElement.querySelector('[data-shown]')).toBeVisible()
  },
}
