import { type Language, languageOfPrefix } from '../language.ts'
import { ROUTE_KEYS, type RouteKey, ROUTES } from './route-table.ts'

/** A parsed path: its route, its parameters, and its language (null without a prefix; P-04). */
export type ParsedPath = { key: RouteKey; language: Language | null; params: Record<string, string> }

const TABLE = ROUTE_KEYS.map((key) => ({
  key,
  segments: ROUTES[key].path.split('/').filter(Boolean),
  unprefixed: 'unprefixed' in ROUTES[key],
}))
  // Fixed segments win over parameters: `account/favourites` before `account/:key`.
  .sort((a, b) => a.segments.filter(isParam).length - b.segments.filter(isParam).length)

/**
 * Parses a path (without query) into its route; null when no route matches. Prefixes are taken literally, so that
 * `/FR/buy-cars` and `/en/buy-cars` are unknown. Whether the edition offers the language is for the caller.
 */
export function parsePath(path: string): ParsedPath | null {
  const segments = path.split('/').filter(Boolean)
  const language = languageOfPrefix(segments[0] ?? '')
  const rest = language === undefined ? segments : segments.slice(1)
  if (language !== undefined && rest.length === 0) return { key: 'home', language, params: {} }
  for (const route of TABLE) {
    if (language !== undefined && (route.unprefixed || route.key === 'home')) continue
    const params = matchSegments(route.segments, rest)
    if (params) return { key: route.key, language: route.unprefixed ? null : (language ?? 'en'), params }
  }
  return null
}

/** Whether a path is that of a page with one address for all languages; the bare root is not: it redirects. */
export function hasOneAddress(path: string): boolean {
  const parsed = parsePath(path)
  return parsed !== null && parsed.language === null && parsed.key !== 'slash'
}

function isParam(segment: string): boolean {
  return segment.startsWith(':')
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!isParam(part)) {
      if (part !== segment) return null
      continue
    }
    const value = decodeSegment(segment)
    if (value === null) return null
    params[part.slice(1)] = value
  }
  return params
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
