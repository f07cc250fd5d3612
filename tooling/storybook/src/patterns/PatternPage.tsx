import { Canvas, Description, DocsContext, Subheading, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

import { DoAndDont, DocsLink, Part } from '../docs/guidance-parts.tsx'
import type { Pattern } from './pattern.ts'

import styles from '../docs/ComponentPage.module.css'

/** A story's name as a heading: "Of a car", where Storybook makes "Of A Car" of it. */
const inSentence = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

/** The page of a pattern: when and how, the real parts in their states, then what they are made of and where they stand. */
export function PatternPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // In the order of their file.
  const stories = useContext(DocsContext).componentStories()
  const { use, behaviour, rules, components, screens } = preparedMeta.parameters['pattern'] as Pattern
  return (
    <>
      <Title />
      <Description />
      <div className={styles.guidance}>
        <Part title="When to use it">
          <p>{use}</p>
        </Part>
        <Part title="How it behaves">
          <ul>
            {behaviour.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Part>
        {rules.map(({ good, bad }) => (
          <div key={good}>
            <DoAndDont good={['Do', good]} bad={['Do not', bad]} />
          </div>
        ))}
      </div>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id} className={styles.story}>
          <Subheading>{inSentence(name)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} sourceState="none" />
        </section>
      ))}
      <div className={styles.guidance}>
        <Part title="Made of">
          <ul>
            {components.map((title) => (
              <li key={title}>
                <DocsLink title={title} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="On screens">
          <ul>
            {screens.map(([name, story]) => (
              <li key={story}>
                <a href={`./?path=/story/${story}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  )
}
