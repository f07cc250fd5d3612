import type { LoaderFunctionArgs } from 'react-router'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { pageRequest } from '../request/page-request.ts'

/** What the shell knows of the world around this edition. */
export type ShellData = ReturnType<typeof loadShell>

/** The other editions as the country menu offers them, on the host that this visitor reached us by. */
export function loadShell(args: LoaderFunctionArgs) {
  const { host } = pageRequest(args)
  return {
    countries: EDITION_IDS.map((id) => ({
      id,
      origin: originOfEdition(id, host),
      languages: EDITIONS[id].languages,
      defaultLanguage: EDITIONS[id].defaultLanguage,
    })),
    year: new Date().getUTCFullYear(),
  }
}
