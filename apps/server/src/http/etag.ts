import { hash } from 'node:crypto'

/** A weak ETag from what an answer depends on: the edition, the version of its data, and the request. */
export function etagOf(edition: string, version: string, question: string): string {
  return `W/"${edition}-${version}-${hash('sha256', question, 'base64url').slice(0, 16)}"`
}

/** Whether an If-None-Match header names `etag`, compared weakly (RFC 9110). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
