import { edition } from '#edition'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Appointment.module.css'

/** Of which country the times of a page are, for readers elsewhere; nothing where the edition is of no country. */
export function ZoneNote() {
  const { t } = useTexts()
  if (edition.country === null) return null
  return <p className={styles.note}>{t('booking:zone', { country: t(`country.${edition.id}`) })}</p>
}
