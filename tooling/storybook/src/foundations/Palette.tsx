import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { COLOUR_ROLES } from './colour-roles.ts'

import styles from './Palette.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const tokens = parseTokens(tokensCss)
const SCHEMES = ['light', 'dark'] as const

/** Every colour in both schemes side by side, whichever of them the page is in, with what it is for. */
export function Palette() {
  return (
    <ul className={styles.palette}>
      {Object.entries(COLOUR_ROLES).map(([name, use]) => (
        <li key={name} className={styles.role}>
          <div className={styles.pair}>
            {SCHEMES.map((scheme) => (
              <div key={scheme} className={styles.ground} data-scheme={scheme}>
                <span
                  className={styles.swatch}
                  style={{ background: `var(--${name})` }}
                  data-testid={`${name} ${scheme}`}
                />
                <code>{tokens[scheme][name] ?? tokens.light[name]}</code>
              </div>
            ))}
          </div>
          <b>{name}</b>
          <span className={styles.use}>{use}</span>
        </li>
      ))}
    </ul>
  )
}
