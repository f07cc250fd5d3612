import type { Guide } from '@otosafi/ui/testing/guide'

import { Anatomy } from './Anatomy.tsx'
import { Drawn } from './Drawn.tsx'
import { DoAndDont, DocsLink, Part } from './guidance-parts.tsx'
import { KeyTable } from './KeyTable.tsx'

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
      {guide.anatomy === undefined ? null : (
        <Part title="Parts">
          <Anatomy {...guide.anatomy} />
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
        {guide.keyboard === null ? (
          <p>It is not operated, and takes no focus from Tab.</p>
        ) : (
          <KeyTable keyboard={guide.keyboard} />
        )}
      </Part>
      <Part title="Screen reader">
        <p>{guide.screenReader}</p>
      </Part>
      {guide.words === null ? null : (
        <Part title="Words">
          <DoAndDont good={['We write', guide.words.write]} bad={['We do not write', guide.words.not]} />
        </Part>
      )}
      {guide.examples === undefined ? null : (
        <Part title="Do and do not">
          {guide.examples.map(({ good, bad }) => (
            <DoAndDont
              key={good.why}
              good={['Do', <Drawn key="good" {...good} />]}
              bad={['Do not', <Drawn key="bad" {...bad} />]}
            />
          ))}
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
