// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { Certification } from './Certification.tsx'
import type { Findings } from './inspection-points.ts'
import { InspectionFigures } from './InspectionFacts.tsx'

const SUMMARY = { date: '2026-05-12', inspector: 'Nadia', odometer: 64_000, defects: 0, advisories: 0 }
const LACKS: Findings = {
  'axles.cvBoots': { result: 'notApplicable' },
  'interior.mirrors': { result: 'notApplicable' },
  'body.windscreen': { result: 'advisory' },
}

/** The figures of the car's page, and the certification of its report, of one inspection. */
async function openBoth(pointsChecked: number, findings: Findings, signed = {}) {
  const inspection = { ...SUMMARY, ...signed, pointsChecked }
  const car = {
    inspection,
    certifiedUntil: null,
    uncertifiedReasons: [],
    mileageEvidence: 'likely' as const,
    tamperedOdometer: false,
  }
  const both = (
    <>
      <InspectionFigures summary={inspection} car={car} />
      <Certification car={car} findings={findings} />
    </>
  )
  const { t } = await openPage({ language: 'en', path: '/', routes: [{ path: '/', element: both }] })
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  return { t, page: items.slice(0, 4), report: items.slice(4) }
}

it.each([
  ['those that the car lacks', 98, LACKS, ['Not fitted to this car · 2']],
  ['those that the car lacks and those that were left', 95, LACKS, ['Not fitted to this car · 2', 'Not checked · 3']],
  ['where none is lacking', 100, {}, []],
] as const)(
  'the points behind the rule are those of the car’s page and make up all of them, %s',
  async (_, checked, findings, others) => {
    const { t, page, report } = await openBoth(checked, findings)
    const line = t('inspection.pointsChecked', { count: checked, total: 100 })
    expect(page).toContain(line)
    expect(report).toEqual([line, ...others])
    const [rule] = screen.getAllByText(/but for parts that it does not have/)
    expect(rule?.textContent).toContain('100')
  },
)

it.each([
  ['has signed', { signed: true }, 'Signed by Nadia'],
  ['has not signed', {}, 'Nadia'],
])('names the inspector, who %s the report', async (_, signed, named) => {
  const { page } = await openBoth(100, {}, signed)
  expect(page).toContain(named)
})
