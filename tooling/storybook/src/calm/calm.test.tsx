import { composeStories, type Meta } from '@storybook/react-vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { KEY_STORIES } from '../visual/key-stories.ts'
import { borderlessControls, animatedElements } from './find-faults.ts'

type Story = { id: string; run: (context: { canvasElement: HTMLElement }) => Promise<void> }

const files = {
  ...import.meta.glob<{ default: Meta }>('../**/*.stories.tsx'),
  ...import.meta.glob<{ default: Meta }>('../../../../packages/ui/src/**/*.stories.tsx'),
}
// A file that does not load fails in its own tests; here only its stories are missing.
const modules = (await Promise.allSettled(Object.values(files).map((load) => load()))).flatMap((loaded) =>
  loaded.status === 'fulfilled' ? [loaded.value] : [],
)
const stories = new Map(
  modules.flatMap((module) => Object.values<Story>(composeStories(module))).map((story) => [story.id, story]),
)

describe('with less motion and in forced colours', () => {
  it('the browser really is set so', () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  it.each(KEY_STORIES)('%s keeps still, and its controls their edges', async (id) => {
    const story = stories.get(id)
    if (!story) throw new Error(`${id} is no story: change src/visual/key-stories.ts`)
    const canvasElement = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => canvasElement.remove())
    await story.run({ canvasElement })
    expect(animatedElements(document)).toEqual([])
    expect(borderlessControls(document)).toEqual([])
  })
})
