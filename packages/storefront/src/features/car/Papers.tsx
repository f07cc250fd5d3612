import { Picture } from '@otosafi/ui/picture/Picture'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import type { PaperLine } from '../../parts/car-cards/paper-line.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

import styles from './Papers.module.css'

/** The papers that the country asks for with their validity, and the certificate of technical visit. */
export function Papers({
  car,
  papers,
}: {
  car: Pick<CarDetail, 'technicalVisitCertificate' | 'name'>
  papers: readonly PaperLine[]
}) {
  const { t } = useTexts()
  const certificate = car.technicalVisitCertificate
  return (
    <Section id="papers" title={t('car.section.papers')}>
      {papers.length === 0 ? (
        <p>{t('car.papers.none')}</p>
      ) : (
        <SpecList
          specs={papers.map(({ kind, state, text }) => ({
            label: t(`vocabulary.documentKind.${kind}`),
            value: text,
            unknown: state === 'missing',
          }))}
        />
      )}
      {certificate === null ? null : (
        <figure className={styles.certificate}>
          <Picture
            photo={certificate.photo}
            alt={t('car.photos.caption', { name: car.name, view: t('vocabulary.documentKind.technicalVisit') })}
            sizes="320px"
            maxWidth={640}
          />
          <figcaption>{t('vocabulary.documentKind.technicalVisit')}</figcaption>
        </figure>
      )}
    </Section>
  )
}
