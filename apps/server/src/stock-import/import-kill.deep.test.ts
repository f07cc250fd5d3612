import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { ImportReport } from '../db/stock-import-tables.ts'
import { startChild } from '../db/testing/child.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { seedStock } from '../testing/cars.ts'

const IMPORTER = join(import.meta.dirname, '../testing/import-until-killed.ts')
const CARS = 2000

it('leaves nothing half done when its process is killed, and continues', { timeout: 240_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-import-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
  writeFileSync(join(dataDir, 'photo.jpg'), await picture.jpeg().toBuffer())
  const place = { dataDir, databaseUrl: null }
  const prepared = await openDatabase(place)
  await migrate(prepared.pool)
  await seedStock(prepared, ['ma'], 1)
  await prepared.close()

  const imported = async () => {
    const database = await openDatabase(place)
    const { rows } = await database.pool.query<Record<'cars' | 'prices' | 'changes' | 'photos' | 'used', number>>(`
      select count(*) as cars,
        (select count(distinct car_id) from price_changes join dealer_cars using (edition, car_id)) as prices,
        (select count(distinct car_id) from car_changes join dealer_cars using (edition, car_id)) as changes,
        (select count(*) from car_photos join dealer_cars using (edition, car_id)) as photos,
        (select count(*) from uploads where state = 'used') as used
      from dealer_cars join cars on cars.edition = dealer_cars.edition and cars.id = dealer_cars.car_id
      where number like 'M-%'
    `)
    await database.close()
    return rows[0] ?? { cars: 0, prices: 0, changes: 0, photos: 0, used: 0 }
  }
  let before = 0
  for (let round = 0; round < 3; round += 1) {
    const child = startChild(IMPORTER, dataDir, String(CARS))
    await child.line('begin')
    await sleep(randomInt(200, 2500))
    await child.kill()
    const { cars, prices, changes, photos, used } = await imported()
    expect(cars).toBeGreaterThanOrEqual(before)
    expect(cars % 500).toBe(0)
    expect([prices, changes, photos, used]).toEqual([cars, cars, cars / 50, cars / 50])
    before = cars
  }
  const child = startChild(IMPORTER, dataDir, String(CARS))
  const report = JSON.parse((await child.line('done')).slice('done '.length)) as ImportReport
  await child.ended
  expect(report).toMatchObject({ lines: CARS, added: CARS - before, unchanged: before, refused: 0, faults: [] })
  expect((await imported()).cars).toBe(CARS)
})
