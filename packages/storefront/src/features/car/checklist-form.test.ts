import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ApiClient } from '@otosafi/api-client/client'
import { toMiles } from '@otosafi/domain/reading/miles'

import { translatorOf } from '../../texts/translators.ts'
import { checklistForm } from './checklist-form.ts'
import { checklistGroups, type ChecklistSheet, checklistSheetOf } from './checklist-items.ts'
import type { LoadedCar } from './load-car.ts'

const { t } = translatorOf('en')

const SHEET: ChecklistSheet = {
  odometer: 84_000,
  miles: null,
  vinEnd: '004711',
  papers: [{ kind: 'technicalVisit', text: 'Valid until 3 May 2027' }],
  findings: {
    'engine.oilLeaks': { result: 'defect', note: 'Sweats at the sump' },
    'body.doors': { result: 'advisory' },
  },
  photos: {},
}
const SENDER = { name: 'Awa', email: 'awa@example.com' }
const NOBODY = { name: '', email: '' }

const formOf = (known = NOBODY, sheet = SHEET) => checklistForm(sheet, { reference: 'MA-4711', known, t })
const filled = (values: Record<string, string>) => ({ ...SENDER, ...values })

/** The body sent to the API for a filled form. */
async function bodyOf(values: Record<string, string>, known = NOBODY, sheet = SHEET) {
  const bodies: Record<string, unknown>[] = []
  const api = {
    POST: (_: string, { body }: { body: Record<string, unknown> }) => {
      bodies.push(body)
      return Promise.resolve({ response: new Response(null, { status: 201 }) })
    },
  } as unknown as ApiClient
  await formOf(known, sheet).send(api, values, { 'Idempotency-Key': 'key' })
  return bodies[0]
}

it('has the car, its defects, its papers and each section as a whole, and no point to watch of its own', () => {
  const groups = checklistGroups(SHEET, t).map(({ key, items }) => [key, items.map(({ id }) => id)] as const)
  expect(groups.slice(0, 3)).toEqual([
    ['car', ['odometer', 'vin']],
    ['defects', ['point.engine.oilLeaks']],
    ['papers', ['paper.technicalVisit']],
  ])
  expect(groups[3]?.[1]).toHaveLength(10)
})

it('what does not match becomes one message with a line each, and how much was looked at', async () => {
  const values = filled({
    vin: 'matches',
    'point.engine.oilLeaks': 'differs',
    'point.engine.oilLeaks.note': 'It drips',
    'section.body': 'differs',
    kilometres: '84 120 km',
  })
  expect(formOf().check(values)).toEqual({})
  expect(await bodyOf(values)).toEqual({
    ...SENDER,
    subject: 'Visit checklist · MA-4711',
    message: [
      '- Oil leaks (report: Defect · Sweats at the sump): It drips',
      '- Body (report: 11 / 12): does not match',
      'Read on the odometer: 84\u{a0}120\u{a0}km',
      'Matches: 1. Does not match: 2. Not looked at: 11.',
    ].join('\n'),
    consent: true,
  })
})

it('an odometer that shows less than it did does not match, whatever was marked', async () => {
  const values = filled({ odometer: 'matches', kilometres: '48 000' })
  expect(formOf().check(values)).toEqual({})
  expect((await bodyOf(values))?.['message']).toContain('- Odometer (report: 84\u{a0}000\u{a0}km): does not match')
  expect(formOf().check(filled({ odometer: 'matches', kilometres: '85 000' }))).toHaveProperty('differences')
})

describe('an odometer that counts miles', () => {
  const IN_MILES: ChecklistSheet = { ...SHEET, odometer: 96_560, miles: 60_000 }
  const says = (sheet: ChecklistSheet) => checklistGroups(sheet, t)[0]?.items[0]?.says

  it('is known by the car', () => {
    const staticData = (odometerUnit: string) =>
      ({
        car: { inspection: { odometer: 96_560 }, odometerUnit, vin: null },
        findings: {},
        papers: [],
        photos: [],
      }) as unknown as LoadedCar['staticData']
    expect(['km', 'mi'].map((unit) => checklistSheetOf(staticData(unit))?.miles)).toEqual([null, 60_000])
  })

  it('is read and compared in miles, and said in both units', async () => {
    expect(says(IN_MILES)).toBe('96\u{a0}560\u{a0}km · 60\u{a0}000\u{a0}mi')
    const form = formOf(NOBODY, IN_MILES)
    for (const kilometres of ['60000', '60 000 mi', '96 561 km'])
      expect(form.check(filled({ odometer: 'matches', kilometres }))).toHaveProperty('differences')
    const message = async (kilometres: string) =>
      (await bodyOf(filled({ vin: 'differs', kilometres }), NOBODY, IN_MILES))?.['message']
    expect(await message('60 200')).toContain('Read on the odometer: 96\u{a0}883\u{a0}km · 60\u{a0}200\u{a0}mi')
    expect(await message('59 000')).toContain(`- Odometer (report: ${says(IN_MILES)}): does not match`)
  })

  it('matches what it shows, whatever the kilometres of the report', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (odometer) => {
        const miles = toMiles(odometer)
        const values = filled({ odometer: 'matches', kilometres: String(miles) })
        expect(formOf(NOBODY, { ...SHEET, odometer, miles }).check(values)).toHaveProperty('differences')
      }),
    )
  })
})

it.each([
  ['nothing differs', { vin: 'matches' }, ['differences']],
  ['the kilometres are no number', { vin: 'differs', kilometres: 'many' }, ['kilometres']],
  ['a note is too long', { vin: 'differs', 'vin.note': 'x'.repeat(121) }, ['vin.note']],
  ['nobody sends it', { vin: 'differs', name: '', email: '' }, ['name', 'email']],
] as const)('is refused where %s', (_, values, fields) => {
  expect(Object.keys(formOf().check(filled(values)))).toEqual(fields)
})

it('is refused where all notes are more than one message holds', () => {
  const papers = Array.from({ length: 40 }, () => SHEET.papers).flat()
  const many = checklistForm({ ...SHEET, papers }, { reference: 'MA-4711', known: NOBODY, t })
  const values = filled({ 'paper.technicalVisit': 'differs', 'paper.technicalVisit.note': 'x'.repeat(120) })
  expect(many.check(values)).toEqual({ differences: { code: 'textMax', values: { count: 4000 } } })
})

it('takes name and address of the account where they are left empty', async () => {
  const values = { vin: 'differs', name: '', email: '' }
  expect(formOf(SENDER).check(values)).toEqual({})
  expect(await bodyOf(values, SENDER)).toMatchObject(SENDER)
  expect(await bodyOf({ ...values, name: 'Moussa' }, SENDER)).toMatchObject({ name: 'Moussa', email: SENDER.email })
})

it('a note without a mark counts, and one beside a match does not', async () => {
  const values = filled({ 'section.body.note': 'Rust', vin: 'matches', 'vin.note': 'left over' })
  const message = (await bodyOf(values))?.['message']
  expect(message).toContain('- Body (report: 11 / 12): Rust')
  expect(message).not.toContain('left over')
})
