import { isRouteKey } from '@otosafi/editions/routes/route-table'

import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { ApiServices } from '../api-services.ts'

/** The count of usage (P-39): only in editions that have one, and only of visitors who said yes. */
export function createUsageHandlers({ usage }: Pick<ApiServices, 'usage'>): HandlersOf<'recordUsage'> {
  return {
    recordUsage({ body: { route, events } }, { edition, visitor, usageChoice }) {
      if (!edition.analytics) throw new Problem('not_found')
      if (usageChoice === 'yes' && isRouteKey(route)) usage.record(edition, { route, events, visitor })
      return { status: 204, body: undefined }
    },
  }
}
