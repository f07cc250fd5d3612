import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok, pageOf } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { picturesOf } from '../pictures.ts'

/** The team, in an edition that has the page (P-01). */
export function createTeamHandlers(services: ApiServices): HandlersOf<'listOurTeam'> {
  const { database } = services
  return {
    async listOurTeam({ query }, { edition, language }) {
      if (!edition.features.ourTeam) throw new Problem('feature_not_available')
      const { items, total, page } = pageOf(await listItems(database, 'team_members', edition.id), query)
      const keys = items.flatMap(({ photo = null }) => photo ?? [])
      const pictureOf = await picturesOf(services, edition.id, keys)
      return ok({
        ourTeam: items.map(({ id, name, role, bio, photo }) => ({
          id,
          name,
          role: localize(role, language),
          bio: localize(bio, language),
          photo: photo === undefined ? null : pictureOf(photo),
        })),
        total,
        currentPage: page,
        pageLimit: query.limit,
      })
    },
  }
}
