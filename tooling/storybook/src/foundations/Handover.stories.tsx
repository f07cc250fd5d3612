import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BoardTable } from './BoardTable.tsx'
import { BRAND_FILES, TOKEN_FILES } from './handover-files.ts'

import styles from './Foundations.module.css'

function Files({ title, folder, files }: { title: string; folder: string; files: typeof TOKEN_FILES }) {
  const rows = files.map(([name, use]) => {
    const link = (
      <a href={`${import.meta.env.BASE_URL}${folder}${name}`} target="_blank" rel="noreferrer">
        {name}
      </a>
    )
    return { key: name, cells: [link, use] }
  })
  return <BoardTable title={title} columns={['File', 'What it is for']} rows={rows} />
}

function Handover() {
  return (
    <div className={styles.rows}>
      <Files title="Design tokens" folder="" files={TOKEN_FILES} />
      <p>
        The JSON files are written in the format of the Design Tokens Community Group, edition 2025.10. A token has the
        name of its custom property: <code>ink-soft</code> is <code>--ink-soft</code>. Lengths are in pixels. A size
        that grows with the page has the value of a wide page; what a design tool cannot hold stands beside it as it is
        in the style sheet, under <code>com.otosafi.css</code>.
      </p>
      <h3>Into Figma’s variables</h3>
      <ol className={styles.steps}>
        <li>Save tokens.light.json and tokens.dark.json.</li>
        <li>In a Figma file, select nothing, and open Variables in the panel on the right.</li>
        <li>Make a collection, and import both files into it: each becomes a mode.</li>
        <li>Set the mode of a frame to light or dark, and paint with the variables, never with the values.</li>
      </ol>
      <p>
        Variables hold colours, numbers and words. The shadow <code>float</code> has to become an effect style by hand.
      </p>
      <h3>Into Tokens Studio</h3>
      <ol className={styles.steps}>
        <li>Save tokens.json, and open the plugin in Figma.</li>
        <li>Choose the W3C DTCG format in its settings, then load the file: light and dark become two sets.</li>
        <li>Switch one set on at a time, or make a theme of each.</li>
      </ol>
      <p>
        Menus of these tools change. A version that knows only an older edition of the format may not read the colours:
        use Figma’s variables then.
      </p>
      <Files title="Brand" folder="brand/" files={BRAND_FILES} />
    </div>
  )
}

/**
 * What a designer takes along: colours, sizes and spaces as files that design tools read, and the brand. They are made from
 * the product’s own style sheet whenever this workshop is built; nothing changes by editing them.
 */
const meta = { title: 'Foundations/Handover', component: Handover } satisfies Meta<typeof Handover>
export default meta
type Story = StoryObj<typeof meta>

/** Every link leads to a file that is there. */
export const FilesToTake: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link')
    await expect(links).toHaveLength(TOKEN_FILES.length + BRAND_FILES.length)
    const answers = await Promise.all(links.map(({ href }) => fetch(href)))
    // Some servers answer what they do not have with a page.
    const missing = answers.filter(({ ok, headers }) => !ok || headers.get('Content-Type')?.startsWith('text/html'))
    await expect(missing.map(({ url }) => url)).toEqual([])
  },
}
