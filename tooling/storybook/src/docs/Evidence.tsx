import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { FACTS } from 'virtual:otosafi/component-facts'

import { componentFolder } from './component-folder.ts'
import { DocsLink, Part } from './guidance-parts.tsx'
import { patternsWith } from './used-by.ts'

import styles from './ComponentPage.module.css'

const SHOWN_CHANGES = 6

/** What of a component is tested and what is not, in which patterns it stands, and how it changed. */
export function Evidence({ title, storyFile }: { title: string; storyFile: string }) {
  const { changes = [], tests = [] } = FACTS[componentFolder(storyFile)?.folder ?? ''] ?? {}
  const patterns = patternsWith(title)
  return (
    <div className={styles.guidance}>
      <Part title="How it is tested">
        <Checks />
      </Part>
      {tests.length === 0 ? null : (
        <Part title="What its tests hold">
          <ul>
            {tests.map((test) => (
              <li key={test}>{test}</li>
            ))}
          </ul>
        </Part>
      )}
      {patterns.length === 0 ? null : (
        <Part title="In patterns">
          <ul>
            {patterns.map((pattern) => (
              <li key={pattern}>
                <DocsLink title={pattern} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {changes.length === 0 ? null : (
        <Part title="How it changed">
          <ul>
            {changes.slice(0, SHOWN_CHANGES).map(({ date, what }) => (
              <li key={what}>
                <time dateTime={date}>{date}</time>: {what}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

/** Which of the states on the page are checked how. */
function Checks() {
  const states = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('test'))
  const operated = states.filter(({ playFunction }) => playFunction !== undefined)
  const isOnce = states.some(({ tags }) => tags.includes('once'))
  return (
    <ul>
      <li>
        {states.length === 1 ? 'Its state is' : `Its ${states.length} states are`} checked by axe for WCAG 2.2 AA in
        Chromium
        {isOnce ? ', in light.' : ', in light and in dark with the direction mirrored.'}
      </li>
      {operated.length === 0 ? null : <li>Operated by a test: {operated.map(({ name }) => name).join(', ')}.</li>}
      <li>
        By a person with a screen reader: no trial is recorded yet. <TrialLink />
      </li>
    </ul>
  )
}

function TrialLink() {
  return (
    <a href="./?path=/story/foundations-accessibility--try-it-by-ear" target="_top">
      How to make one
    </a>
  )
}
