import { pathFor } from '@otosafi/editions/routes/path-for'

import { type Answer, httpGet } from './fixtures/http-get.ts'
import { accountPaths, postSignIn } from './fixtures/session.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const EVIL = 'evil.example'
const FORM = 'application/x-www-form-urlencoded'

/** Every way known to name another host where a path is asked for, and its kin. */
const HOSTILE_STARTS: readonly string[] = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/\\/',
  '\\/',
  '//\\',
  '/%09/',
  '/\t/',
  '/%0a/',
  '/.//',
  '/..//',
  '/%2f',
  '/%5c',
  '/;/',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'http:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'file:///',
  'ws://',
  'https://user:pass@',
  '//user@',
  `https://${site.edition.host}@`,
  `//${site.edition.host}@`,
  '@',
  '.',
  ':80@',
  '\u3002',
  '//\u2025',
  '/\u2215/',
  '\uff0f\uff0f',
  '/\u200b/',
  '\u00a0//',
  ' //',
  '\u0000//',
  '%00//',
  '&#47;&#47;',
  '/fr//',
  '/fr/../..//',
  '/fr/account/..//..//',
  '/fr/account?x=//',
  '/fr/account#//',
  '/redirect?url=https://',
]

const HOSTILE_TARGETS: readonly string[] = [
  ...HOSTILE_STARTS.map((start) => `${start}${EVIL}/fr/account`),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'about:blank',
  'blob:x',
  'mailto:a@evil.example',
  '/api/profile',
  '/_outbox',
  '/fr/account/sign-in?return=//evil.example',
  '/%2e%2e/%2e%2e//evil.example',
  '',
  '/',
  '?',
  '#',
  '..',
  '../..',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
  '\r\nLocation: https://evil.example',
]

/** Whether a redirect stays on this site, as a browser resolves it. */
function staysHere({ headers }: Answer, path: string): boolean {
  const { location } = headers
  if (location === undefined) return true
  const here = `http://${site.edition.host}`
  return URL.canParse(location, here + path) && new URL(location, here + path).origin === here
}

test.describe('Nobody is led to another site', () => {
  test('after signing in, whatever address the page was to return to', async () => {
    const { signIn } = accountPaths(site)
    const left: string[] = []
    for (const target of HOSTILE_TARGETS) {
      const path = `${signIn}?return=${encodeURIComponent(target.toWellFormed())}`
      const answer = await postSignIn(site, path)
      if (answer.status !== 303 || !staysHere(answer, path))
        left.push(`${answer.status} ${answer.headers.location} ${target}`)
    }
    expect(HOSTILE_TARGETS.length).toBeGreaterThan(60)
    expect(left).toEqual([])
  })

  test('by a form that answers with its own page again', async () => {
    const path = pathFor('faqs', site.language)
    const left: string[] = []
    for (const target of HOSTILE_TARGETS.filter((each) => each.startsWith('/') && !/[^\x21-\x7e]/.test(each))) {
      const answer = await httpGet({
        host: site.edition.host,
        path: `${path}?return=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}`,
        method: 'POST',
        headers: { 'content-type': FORM },
        body: new URLSearchParams({ message: 'Ouvert le samedi ?' }).toString(),
      })
      if (answer.status >= 500 || !staysHere(answer, path)) left.push(`${answer.status} ${answer.headers.location}`)
    }
    expect(left).toEqual([])
  })

  test('by an address that is corrected or shortened', async () => {
    const left: string[] = []
    for (const target of HOSTILE_TARGETS) {
      const sent = encodeURI(target.toWellFormed()).replaceAll('%25', '%')
      for (const path of [sent.startsWith('/') ? sent : `/${sent}`, `/fr/${sent}`, `/fr/buy/x/y/1/2/${sent}`]) {
        const answer = await httpGet({ host: site.edition.host, path })
        if (answer.status >= 500 || !staysHere(answer, path))
          left.push(`${answer.status} ${answer.headers.location} ${path}`)
      }
    }
    expect(left).toEqual([])
  })
})
