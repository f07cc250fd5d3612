import { isEditable } from '@otosafi/domain/office/stock-states'

import { Problem } from '../contract/problem.ts'
import type { Write } from '../db/in-transaction.ts'
import { listPhotos } from '../resources/cars/car.queries.ts'
import { appendPhoto, arrangePhotos } from './car-photos.ts'
import type { OfficeHandlersOf } from './handler.ts'
import type { Staff } from './staff.ts'
import { type CarAddress, findCar, presentCar, stateOf, subjectOf } from './stock-car.ts'
import { versionOf } from './version-of.ts'

/** The photos of cars. */
export function createPhotosHandlers(): OfficeHandlersOf<'addCarPhoto' | 'arrangeCarPhotos'> {
  return {
    async addCarPhoto({ path, body: { photo } }, { staff, write, audit, host }) {
      const row = await findEditable(write, path, staff)
      await appendPhoto(write, row, photo)
      await audit({ ...subjectOf(row), before: null, after: { photo: photo.key } })
      return { status: 201, body: await presentCar(write, await findCar(write, path, staff), host) }
    },

    async arrangeCarPhotos({ path, body: { photos, version } }, { staff, write, audit, host }) {
      const row = await findEditable(write, path, staff)
      const former = await listPhotos({ kysely: write }, row.edition, row.id)
      if (versionOf(former) !== version) throw new Problem('conflict')
      await arrangePhotos(write, row, former, photos)
      const keysOf = (of: readonly { key: string }[]) => of.map(({ key }) => key)
      await audit({ ...subjectOf(row), before: { photos: keysOf(former) }, after: { photos: keysOf(photos) } })
      return { status: 200, body: await presentCar(write, await findCar(write, path, staff), host) }
    },
  }
}

/** The locked car of an address. Throws `conflict` for one that is sold. */
async function findEditable(write: Write, address: CarAddress, staff: Staff) {
  const row = await findCar(write, address, staff, 'forUpdate')
  if (!isEditable(stateOf(row))) throw new Problem('conflict')
  return row
}
