import type { LoaderFunctionArgs } from 'react-router'

import { pageData } from '../request/page-data.ts'
import { pageRequest } from '../request/page-request.ts'

/** What the shell knows of the world around this edition. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** What the foot of every page says. */
export type FooterData = NonNullable<NonNullable<ShellData['shape']>['still']>

/**
 * The host that this visitor reached us by, which the browser knows by itself, and what the footer says. A footer that
 * cannot be had is no reason to keep a page back.
 */
export async function loadShell(args: LoaderFunctionArgs) {
  const { api, host } = pageRequest(args)
  const [footer, contact] = await Promise.all([api.GET('/footer-content'), api.GET('/contact-information')])
  return pageData(args.request, null, {
    host,
    year: new Date().getUTCFullYear(),
    content: footer.data ?? null,
    contact: contact.data
      ? { phone: contact.data.phone, email: contact.data.email, address: contact.data.address }
      : null,
  })
}
