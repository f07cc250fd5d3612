import type { LoaderFunctionArgs } from 'react-router'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { pageData } from '../request/page-data.ts'
import { pageRequest } from '../request/page-request.ts'

/** What the shell knows of the world around this edition. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** What the foot of every page says. */
export type FooterData = NonNullable<NonNullable<ShellData['shape']>['still']>

/**
 * The editions as the country menu offers them: on the host that this visitor reached us by, in this page's language
 * where they speak it; and what the footer says. A footer that cannot be had is no reason to keep a page back.
 */
export async function loadShell(args: LoaderFunctionArgs) {
  const { api, host, language } = pageRequest(args)
  const [footer, contact] = await Promise.all([api.GET('/footer-content'), api.GET('/contact-information')])
  return pageData(
    args.request,
    EDITION_IDS.map((id) => ({
      id,
      origin: originOfEdition(id, host),
      language: EDITIONS[id].languages.includes(language) ? language : EDITIONS[id].defaultLanguage,
    })),
    {
      year: new Date().getUTCFullYear(),
      content: footer.data ?? null,
      contact: contact.data
        ? { phone: contact.data.phone, email: contact.data.email, address: contact.data.address }
        : null,
    },
  )
}
