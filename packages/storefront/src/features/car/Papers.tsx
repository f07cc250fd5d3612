import { Picture } from '@otosafi/ui/picture/Picture'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

import styles from './Papers.module.css'

/** The papers that come with the car and how long they hold, and the technical visit certificate itself. */
export function Papers({
  car,
  today,
}: {
  car: Pick<CarDetail, 'documents' | 'technicalVisitCertificate' | 'name'>
  /** ISO date. */
  today: string
}) {
  const { t } = useTexts()
  const certificate = car.technicalVisitCertificate
  return (
    <Section id="papers" title={t('car.section.papers')}>
      {car.documents.length === 0 ? <p>{t('car.papers.none')}</p> : null}
      <SpecList
        specs={car.documents.map(({ kind, issuedOn, validUntil }) => ({
          label: t(`vocabulary.documentKind.${kind}`),
          value:
            validUntil !== null
              ? t(`car.papers.${validityOn(today, validUntil)}`, { date: validUntil })
              : issuedOn !== null
                ? t('car.papers.issuedOn', { date: issuedOn })
                : t('car.unknown'),
          unknown: validUntil === null && issuedOn === null,
        }))}
      />
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

/** Days before its end from which on a paper is said to expire soon: about what renewing one takes. */
const SOON_DAYS = 30
const DAY = 86_400_000

/** How a paper that holds until a day stands on another; ISO dates. */
function validityOn(today: string, validUntil: string): 'expiredOn' | 'expiresSoon' | 'validUntil' {
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY
  if (days < 0) return 'expiredOn'
  return days <= SOON_DAYS ? 'expiresSoon' : 'validUntil'
}
