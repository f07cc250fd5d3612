import type { EditionId } from '@otosafi/editions/edition'

import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { attachUpload, releaseUpload } from '../../media/uploads/uploads.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentUser } from './user.presenter.ts'
import { requireUser } from './user.queries.ts'

type Photo = BodyOf<'getProfile'>['photo']

/** The photo of the signed-in user. Both are idempotent by themselves: what is left over of a repeated upload is swept. */
export function createPhotoHandlers({
  database,
  uploads,
}: ApiServices): HandlersOf<'uploadProfilePhoto' | 'deleteProfilePhoto'> {
  /** Puts a photo in the place of the one before, which is deleted. */
  async function replace(edition: EditionId, userId: string, photo: Photo) {
    const user = await inTransaction(database, async (write) => {
      // Locked, so that of two uploads at once each knows what it replaces.
      await write
        .selectFrom('users')
        .select('id')
        .where('edition', '=', edition)
        .where('id', '=', userId)
        .forUpdate()
        .execute()
      const before = await requireUser({ kysely: write }, edition, { userId })
      if (photo !== null) await attachUpload(write, edition, photo.key)
      if (before.photo !== null) await releaseUpload(write, edition, before.photo.key)
      await write
        .updateTable('users')
        .set({ photo: photo === null ? null : JSON.stringify(photo) })
        .where('edition', '=', edition)
        .where('id', '=', userId)
        .execute()
      return { ...before, photo }
    })
    uploads.sweepSoon()
    return ok(presentUser(user))
  }

  return {
    async uploadProfilePhoto({ body }, { edition, session }) {
      return replace(edition.id, session.userId, await uploads.store(edition.id, body.photo))
    },

    deleteProfilePhoto: (_, { edition, session }) => replace(edition.id, session.userId, null),
  }
}
