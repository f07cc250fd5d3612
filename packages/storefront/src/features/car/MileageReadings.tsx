import { PROOFS_OF_A_SURE_MILEAGE, fallsAmong, inOrder } from '@otosafi/domain/car/mileage'
import { formatDate } from '@otosafi/editions/format/date'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'
import { MileageChart } from './MileageChart.tsx'

import styles from './MileageReadings.module.css'

/** How well a car's mileage is known, and by which readings: a chart, and the same as a table. */
export function MileageReadings({ car }: { car: Pick<CarDetail, 'mileageEvidence' | 'mileageReadings'> }) {
  const { t, language } = useTexts()
  const readings = inOrder(car.mileageReadings)
  const falls = fallsAmong(readings)
  return (
    <section id="mileage" className={styles.part}>
      <h2>{t('report:mileage.title')}</h2>
      <p className={car.mileageEvidence === 'contradicted' ? styles.warning : undefined}>
        {t(`report:mileage.evidence.${car.mileageEvidence}`, { proofs: PROOFS_OF_A_SURE_MILEAGE })}
      </p>
      <MileageChart readings={readings} falls={falls} />
      <table className={styles.table}>
        <caption>{t('report:mileage.readings')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report:mileage.date')}</th>
            <th scope="col">{t('report:mileage.source')}</th>
            <th scope="col">{t('report:mileage.kilometres')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={`${reading.date}${reading.source}${reading.mileage}`}>
              <td>{formatDate(reading.date, language)}</td>
              <td>
                {t(`report:mileage.sources.${reading.source}`)}
                {reading.source === 'service' && !reading.proven ? <small>{t('car.service.proof.none')}</small> : null}
              </td>
              <td>
                <bdi>{t('car.unit.km', { value: reading.mileage })}</bdi>
                {falls.includes(reading) ? <strong>{t('report:mileage.falls')}</strong> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
