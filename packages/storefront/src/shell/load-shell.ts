import type { LoaderFunctionArgs } from 'react-router'

import { pageData } from '@otosafi/framework-output/data/page-data'

import { saverOf } from '../request/data-saver.ts'
import { pageRequest } from '../request/page-request.ts'
import { loadFooterFilters } from './load-footer-filters.ts'

/** The shell's data. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** The footer's content. */
export type FooterData = NonNullable<NonNullable<ShellData['shape']>['staticData']>

/**
 * The visitor's host, the footer's content and its links to cars. A page is rendered without what of its footer cannot be
 * loaded.
 */
export async function loadShell(args: LoaderFunctionArgs) {
  const { api, host, t } = pageRequest(args)
  const [footer, contact, filters] = await Promise.all([
    api.GET('/footer-content'),
    api.GET('/contact-information'),
    loadFooterFilters(api, t),
  ])
  // True for a visitor who saves data.
  return pageData(args.request, saverOf(args.request) !== null || null, {
    host,
    year: new Date().getUTCFullYear(),
    content: footer.data ?? null,
    filters,
    contact: contact.data
      ? { phone: contact.data.phone, email: contact.data.email, address: contact.data.address }
      : null,
  })
}
