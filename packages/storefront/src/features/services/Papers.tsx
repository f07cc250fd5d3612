import { edition } from '#edition'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Services.module.css'

/** The papers that a car has in this edition, which an inspection compares with the car. */
export function Papers() {
  const { t } = useTexts()
  return (
    <ul className={styles.points}>
      {edition.documents.map((paper) => (
        <li key={paper}>{t(`vocabulary.documentKind.${paper}`)}</li>
      ))}
    </ul>
  )
}
