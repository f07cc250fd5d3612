import { asCurl } from '../as-command.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import type { FuzzKind } from '../run-cases.ts'
import { checkForm, checkPage } from './check-site.ts'
import { formRequests, pageRequests, type SiteRequest } from './site-request.ts'

/** Addresses of the built editions' pages, and of what is served beside them. */
export function pageKind(world: FuzzWorld): FuzzKind<SiteRequest> {
  return {
    cases: pageRequests(world.routes, world.known),
    check: async (request) => ({ label: `page ${request.method}`, status: await checkPage(world, request) }),
    show: asCurl,
  }
}

/** Forms that are sent to the built editions' pages. */
export function formKind(world: FuzzWorld): FuzzKind<SiteRequest> {
  return {
    cases: formRequests(world.routes, world.known),
    check: async (request) => ({
      label: request.path.includes('.data') ? 'form, by script' : 'form',
      status: await checkForm(world, request),
    }),
    show: asCurl,
  }
}
