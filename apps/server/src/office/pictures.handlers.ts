import { notFound } from '../contract/problem.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { worksIn } from './staff.ts'

/** The pictures of the operator's content: each is sent first, and then named by the item that shows it. */
export function createPicturesHandlers(): OfficeHandlersOf<'addPicture'> {
  return {
    async addPicture({ path: { edition }, body: { photo } }, { staff, audit }) {
      if (!worksIn(staff, edition)) throw notFound('content')
      await audit({ edition, subject: photo.key, before: null, after: { photo: photo.key } })
      return { status: 201, body: photo }
    },
  }
}
