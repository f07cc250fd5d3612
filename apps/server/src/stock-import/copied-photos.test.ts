import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { demonstrationIllustrator } from '../media/illustrator/demonstration-illustrator.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { rasterise } from '../media/pipeline/rasterise.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { csvFile } from '../testing/stock-file.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function photograph(key: string): Promise<Buffer> {
  const svg = demonstrationIllustrator.draw(key) ?? ''
  return rasterise(svg, demonstrationIllustrator.densityOf(960)).resize(960, 720).jpeg().toBuffer()
}

withDatabase('photographs that a file brings', (open) => {
  it('are compared with each other and with those of the stock', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const { uploads, time } = await startTestServer(database)
    const whole = await photograph('art/frontThreeQuarter-logan-red-0')
    const cut = { left: 100, top: 80, width: 800, height: 600 }
    writeFileSync(join(folder, 'whole.jpg'), whole)
    writeFileSync(join(folder, 'part.jpg'), await sharp(whole).extract(cut).resize(640).jpeg().toBuffer())
    writeFileSync(join(folder, 'small.jpg'), await sharp(whole).resize(400).jpeg({ quality: 60 }).toBuffer())
    writeFileSync(join(folder, 'other.jpg'), await photograph('art/side-logan-red-0'))
    const bring = (photos: Record<string, string>) => {
      const takers = {
        source: createPhotoSource({ folder }),
        preparePicture: createLocalPreparer().prepare,
        uploads,
      }
      const lines = Object.entries(photos).map(([number, names]) => ({ number, photos: names }))
      const parts = { database, photos: takers, clock: () => time.now }
      return importStock(parts, { edition: 'ma', dealer: 'own', file: csvFile(lines) })
    }
    const alike = async () => {
      const { rows } = await database.pool.query<{ one: string; other: string }>(
        `select distinct least(one.number, other.number) as one, greatest(one.number, other.number) as other
         from photo_copies
         join car_photos as photo using (edition, key)
         join car_photos as copy on copy.edition = photo.edition and copy.key = other_key
         join dealer_cars as one on one.edition = photo.edition and one.car_id = photo.car_id
         join dealer_cars as other on other.edition = photo.edition and other.car_id = copy.car_id
         order by 1, 2`,
      )
      return rows.map(({ one, other }) => `${one} ${other}`)
    }
    expect(await bring({ A: 'whole.jpg', B: 'other.jpg|part.jpg', C: 'other.jpg' })).toMatchObject({ added: 3 })
    // The very same file is found by its digest.
    expect(await alike()).toEqual(['A B', 'B C'])
    // A run that ends while it notes copies is continued by the next one, which brings the car and its copies.
    await database.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'The server stops.'; end $$;
      create trigger stops before insert on photo_copies for each row execute function fail();
    `)
    await expect(bring({ D: 'small.jpg' })).rejects.toThrow('The server stops.')
    await database.pool.query('drop trigger stops on photo_copies')
    expect(await bring({ D: 'small.jpg' })).toMatchObject({ added: 1 })
    expect(await alike()).toEqual(['A B', 'A D', 'B C', 'B D'])
  })
})
