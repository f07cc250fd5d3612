import type { Guide } from '@otosafi/ui/testing/guide'

import { DoAndDont, DocsLink, Part } from './guidance-parts.tsx'

import styles from './ComponentPage.module.css'

/** The guidance of a component for who designs with it; parts that do not apply are left out. */
export function Guidance({ guide }: { guide: Guide }) {
  return (
    <div className={styles.guidance}>
      <Part title="What it is for">
        <p>{guide.use}</p>
      </Part>
      {guide.avoid.length === 0 ? null : (
        <Part title="When to take another">
          <ul>
            {guide.avoid.map(({ when, take }) => (
              <li key={when}>
                <span>{when}</span>: <DocsLink title={take} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {guide.parts === undefined ? null : (
        <Part title="Parts">
          <ol>
            {guide.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="Behaviour">
        <ul>
          {guide.behaviour.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Part>
      <Part title="Keyboard">
        <p>{guide.keyboard ?? 'It is not operated, and takes no focus from Tab.'}</p>
      </Part>
      <Part title="Screen reader">
        <p>{guide.screenReader}</p>
      </Part>
      {guide.words === null ? null : (
        <Part title="Words">
          <DoAndDont good={['We write', guide.words.write]} bad={['We do not write', guide.words.not]} />
        </Part>
      )}
      <Part title="Long text and right-to-left">
        <p>{guide.longText}</p>
      </Part>
      <Part title="Related">
        <ul>
          {guide.related.map((title) => (
            <li key={title}>
              <DocsLink title={title} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
