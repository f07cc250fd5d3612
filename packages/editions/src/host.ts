import type { EditionId } from './edition.ts'
import { EDITION_IDS } from './edition.ts'
import { SITES } from './registry.ts'

/**
 * The edition that a Host header asks for: by the suffix after the brand (P-01), with or without `www.`,
 * a port, and `.localhost` behind it for development. The suffix `dev` and every unknown host get `default`.
 */
export function editionOfHost(host: string | undefined): EditionId {
  const name = (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/\.localhost$/, '')
    .replace(/^www\./, '')
  return EDITION_IDS.find((id) => SITES[id].host === name) ?? 'default'
}

/**
 * Address of another edition's site as reached from `currentHost`: the same development suffix and port are kept,
 * so that `otosafi.ma.localhost:3000` leads to `otosafi.sn.localhost:3000`.
 */
export function originOfEdition(edition: EditionId, currentHost: string): string {
  const port = /:\d+$/.exec(currentHost)?.[0] ?? ''
  const local =
    /(?:^|\.)localhost(?::\d+)?$/.test(currentHost) || /^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(currentHost)
  return local ? `http://${SITES[edition].host}.localhost${port}` : `https://${SITES[edition].host}`
}
