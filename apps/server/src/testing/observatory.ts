/**
 * The score that Mozilla's HTTP Observatory gives the headers of an answer without cookies: from 100, with its
 * deductions, and its bonuses where nothing was deducted. What it asks of whole sites (redirection to https, preload
 * list, scripts of others) is left out.
 */
export function observatoryScore(headers: ReadonlyMap<string, string>, isHttps: boolean): number {
  const policy = directivesOf(headers.get('content-security-policy') ?? '')
  const sources = ['default-src', 'script-src', 'style-src', 'object-src'].flatMap((name) => policy.get(name) ?? [])
  const framing = policy.get('frame-ancestors')?.join(' ')
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  const HALF_A_YEAR = 15_768_000
  const points = [
    policy.size === 0 ? -25 : sources.some((source) => /unsafe|^(?:https?:|\*|data:)$/.test(source)) ? -20 : 5,
    policy.get('default-src')?.join(' ') === "'none'" ? 5 : 0,
    framing === "'none'" || framing === "'self'" ? 5 : headers.has('x-frame-options') ? 0 : -20,
    isPrivate.test(headers.get('referrer-policy') ?? '') ? 5 : 0,
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    isHttps && hsts < HALF_A_YEAR ? -20 : 0,
  ]
  const lost = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100)
  return lost < 90 ? lost : points.filter((each) => each > 0).reduce((sum, each) => sum + each, lost)
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').filter((directive) => directive.trim() !== '')
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...rest]) => [name, rest]),
  )
}
