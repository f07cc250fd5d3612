// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'

import '../../testing/clean-up.ts'
import { monthlyText } from '../../parts/car-cards/monthly-text.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { CompareTable } from './CompareTable.tsx'
import { type ComparedData, comparisonRows } from './comparison-rows.ts'

const [language] = edition.languages
const PRICE = 47_000
const MONTHLY = 745

const DATA = {
  status: 'available',
  price: PRICE,
  oldPrice: null,
  monthlyPayment: MONTHLY,
  marketValue: null,
  mileageEvidence: 'proven',
  fuelType: 'petrol',
  fuelConsumption: null,
  transmission: 'manual',
  bodyType: 'sedan',
  origin: 'local',
  color: 'white',
  steeringSide: 'left',
  drivetrain: null,
  dateFirstUse: null,
  city: { name: 'Agadir' },
  inspection: null,
  points: null,
  enginePower: null,
  documents: [],
  features: [],
} as unknown as ComparedData

const COLUMN = {
  id: 'a',
  name: 'Polo',
  href: '/',
  without: '/',
  interested: '/',
  status: 'available',
  badges: [],
  photo: null,
  photoAlt: '',
} as const

it('a sentence with a price runs in the direction of its page, a price alone in its own', async () => {
  const { t } = translatorOf(language)
  const groups = comparisonRows([DATA], { t, language })
  const { container } = await openPage({
    language,
    path: '/',
    routes: [{ path: '/', element: <CompareTable cars={[COLUMN]} groups={groups} /> }],
  })
  const partsOf = (text: string) => {
    const cell = [...container.querySelectorAll('td')].find(({ textContent }) => textContent === text)
    return cell && [...cell.children].map(({ localName }) => localName)
  }
  expect(partsOf(formatMoney(PRICE, edition.currency, { edition: edition.id, language }))).toEqual(['bdi'])
  expect(partsOf(monthlyText(MONTHLY, t))).toEqual([])
})
