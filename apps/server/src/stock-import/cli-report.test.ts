import { expect, it } from 'vitest'

import type { ImportFault } from '../db/stock-import-tables.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { csvFile, type StockTexts } from '../testing/stock-file.ts'
import { exitCodeOf, faultLine, summaryOf } from './cli-report.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

withDatabase('what the command says of a file', (open) => {
  it('names reserved cars that it lacks at no line, and counts none of them as a fault', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const { uploads, time } = await startTestServer(database)
    const photos = {
      source: createPhotoSource({ folder: null }),
      preparePicture: createLocalPreparer().prepare,
      uploads,
    }
    const bring = async (lines: readonly StockTexts[], isDryRun = false) => {
      const printed: string[] = []
      const onFault = (fault: ImportFault) => void printed.push(faultLine(fault))
      const options = { edition: 'ma', dealer: 'own', file: csvFile(lines), replaces: true, isDryRun, onFault } as const
      const report = await importStock({ database, photos, clock: () => time.now }, options)
      const summary = summaryOf(report, { isDryRun, seconds: 0 })
      return { code: exitCodeOf(report), printed, counted: /\d+ kept.*$/.exec(summary)?.[0] }
    }
    await bring([{ number: 'A-1' }, { number: 'A-2' }])
    const { rows } = await database.pool.query<{ id: string }>(
      `update cars set status = 'reserved' where id in (select car_id from dealer_cars where number = 'A-2') returning id`,
    )
    const sentence = new RegExp(
      `^The file does not have “A-2” \\(MA-${rows[0]?.id}\\), which somebody has reserved`,
      'i',
    )
    for (const isDryRun of [true, false]) {
      expect(await bring([{ number: 'A-1' }], isDryRun)).toEqual({
        code: 0,
        printed: [expect.stringMatching(sentence)],
        counted: '1 kept because they are reserved, 0 faults.',
      })
    }
    expect(await bring([{ number: 'A-1', price: '?' }, { number: 'A-3' }])).toEqual({
      code: 2,
      printed: [expect.stringMatching(/^Line 2, price: /), expect.stringMatching(sentence)],
      counted: '1 kept because they are reserved, 1 faults.',
    })
  })
})
