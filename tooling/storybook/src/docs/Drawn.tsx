import type { Example } from '@otosafi/ui/testing/guide'

import styles from './Anatomy.module.css'

/** An example as it looks, which is not operated, and what is right or wrong with it. */
export function Drawn({ draw, why }: Example) {
  return (
    <>
      <div className={`sb-unstyled ${styles.example}`} inert>
        {draw()}
      </div>
      <p>{why}</p>
    </>
  )
}
