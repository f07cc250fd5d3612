import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { shareVersion, worstOf } from '@otosafi/domain/car/share-version'
import type { VerdictSentence } from '@otosafi/domain/car/verdict'
import type { EditionFacts } from '@otosafi/editions/edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { commonTexts, reportTexts } from '@otosafi/i18n/server-texts'

import type { ShareWords } from '../../media/share/share-words.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'
import { requireCar } from './car.handlers.ts'
import { findInspection } from './car.queries.ts'
import { everyPoint } from './every-point.ts'

/** The picture of a shared car: its version, the key of its photograph (null without one), and its words. */
export type Share = { version: string; photo: string | null; words: ShareWords }

/** How bad what a verdict says is; a mileage is said where it is worse than the inspection. */
const TONES = {
  notInspected: 'open',
  noDefect: 'good',
  noDefectChecked: 'good',
  defect: 'bad',
  safetyDefect: 'grave',
} as const

/** The contents of the picture of a shared car (P-09). Throws `not_found` where the edition has no such car. */
export async function findShare(
  services: Pick<ApiServices, 'database' | 'search' | 'clock'>,
  edition: EditionFacts,
  language: Language,
  id: string,
): Promise<Share> {
  const { database, search, clock } = services
  const stored = await requireCar(services, edition, id)
  const inspection = await findInspection(database, edition.id, id)
  const card = presentCard(stored, { edition, language, reference: search.reference, now: clock() })
  const car = { ...card, isNew: stored.isNew, points: inspection ? everyPoint(inspection.points) : null }
  const t = commonTexts(edition, language)
  const { mileageEvidence, status, mileage: value } = card
  const worst = worstOf(car)
  return {
    version: shareVersion(car),
    photo: card.photo && card.photo.key,
    words: {
      direction: LANGUAGES[language].dir,
      title: `${card.brand.name} ${card.model.name} ${card.modelYear}`,
      price: formatMoney(card.price, edition.currency, { edition: edition.id, language }),
      mileage:
        mileageEvidence === 'unknown' || mileageEvidence === 'contradicted'
          ? t(`car.unproven.${mileageEvidence}`, { value })
          : t('car.unit.km', { value }),
      verdict: worst ? verdictOf(worst, edition, language) : null,
      reference: card.reference,
      status: status === 'available' ? null : t(`vocabulary.status.${status}`),
    },
  }
}

function verdictOf(worst: VerdictSentence, edition: EditionFacts, language: Language): ShareWords['verdict'] {
  const t = reportTexts(edition, language)
  if (worst.about === 'mileage') return { text: t(`verdict.mileage.${worst.says}`), tone: 'grave' }
  if (worst.about !== 'inspection') return null
  const values =
    worst.says === 'noDefectChecked'
      ? { checked: worst.checked, total: INSPECTION_POINT_COUNT }
      : 'section' in worst
        ? { point: pointName(`${worst.section}.${worst.point}`, edition, language) }
        : {}
  return { text: t(`verdict.inspection.${worst.says}`, values), tone: TONES[worst.says] }
}

/** The name of a point by `section.point`. */
function pointName(point: string, edition: EditionFacts, language: Language): string {
  return commonTexts(edition, language)(`inspection.points.${point}` as 'inspection.points.engine.idle')
}
