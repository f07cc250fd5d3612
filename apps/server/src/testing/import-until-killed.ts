import { openDatabase } from '../db/database.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { createUploads } from '../media/uploads/uploads.ts'
import { createDiskStorage } from '../outside/storage/disk-storage.ts'
import { importStock } from '../stock-import/import-stock.ts'
import { createPhotoSource } from '../stock-import/photo-source.ts'
import { csvFile, manyCars } from './stock-file.ts'

const [, , dataDir = '', count = '0'] = process.argv

// Imports so many cars, every fiftieth with a photograph, and says when it begins and when it is done.
const database = await openDatabase({ dataDir, databaseUrl: null })
const store = createDiskStorage(`${dataDir}/objects`)
const uploads = createUploads({ database, store, clock: Date.now, report: console.error })
const cars = manyCars(Number(count)).map((car, at) => (at % 50 === 0 ? { ...car, photos: 'photo.jpg' } : car))
console.log('begin')
const photos = {
  source: createPhotoSource({ folder: dataDir }),
  preparePicture: createLocalPreparer().prepare,
  uploads,
}
const report = await importStock(
  { database, photos, clock: Date.now },
  { edition: 'ma', dealer: 'own', file: csvFile(cars) },
)
await database.close()
console.log(`done ${JSON.stringify(report)}`)
