import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentUser } from './user.presenter.ts'
import { findUser } from './user.queries.ts'

/** The signed-in user. */
export function createProfileHandlers({ database }: ApiServices): HandlersOf<'getProfile'> {
  return {
    async getProfile(_, { edition, session }) {
      const user = await findUser(database, edition.id, session.userId)
      // Deleted since the session was looked at.
      if (user === undefined) throw new Problem('unauthorized')
      return ok(presentUser(user))
    },
  }
}
