import type { KeyEffect } from '@otosafi/ui/testing/guide'

import styles from './ComponentPage.module.css'

/** Keys, and what they do. */
export function KeyTable({ keyboard }: { keyboard: readonly KeyEffect[] }) {
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, effect]) => (
          <tr key={effect}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
