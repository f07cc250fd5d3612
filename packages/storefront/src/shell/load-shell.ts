import type { LoaderFunctionArgs } from 'react-router'

import { pageData } from '@otosafi/framework-output/data/page-data'

import { savesData } from '../request/data-saver.ts'
import { pageRequest } from '../request/page-request.ts'

/** Models in the footer, those with most cars. */
const MODELS = 5

/** The shell's data. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** The footer's content. */
export type FooterData = NonNullable<NonNullable<ShellData['shape']>['still']>

/**
 * The visitor's host, the footer's content, and the models that most cars for sale are of. A page is rendered without what of its
 * footer cannot be loaded.
 */
export async function loadShell(args: LoaderFunctionArgs) {
  const { api, host } = pageRequest(args)
  const [footer, contact, offered] = await Promise.all([
    api.GET('/footer-content'),
    api.GET('/contact-information'),
    api.GET('/car-models/filter', { params: { query: { limit: MODELS } } }),
  ])
  // True for a visitor who saves data.
  return pageData(args.request, savesData(args.request) || null, {
    host,
    year: new Date().getUTCFullYear(),
    content: footer.data ?? null,
    models: (offered.data?.models ?? []).map(({ key, name, brand }) => ({
      key,
      name: `${brand.name} ${name}`,
      brand: brand.id,
    })),
    contact: contact.data
      ? { phone: contact.data.phone, email: contact.data.email, address: contact.data.address }
      : null,
  })
}
