import { LANGUAGES } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ROUTE_KEYS, type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'

import { httpGet } from './fixtures/http-get.ts'
import { accountPaths, cookiesOf, postSignIn } from './fixtures/session.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const EVIL = 'evil.example'
const FORM = 'application/x-www-form-urlencoded'

/** Headers of a browser on a page of another site, and those that such a page can forge. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: `https://${site.edition.host}` },
  { origin: `https://${EVIL}` },
  { origin: 'null' },
  { origin: `https://${site.edition.host}.${EVIL}` },
  { origin: `https://${EVIL}/${site.edition.host}` },
  { origin: `https://${site.edition.host}@${EVIL}` },
  { origin: `https://${site.edition.host}:444` },
  { origin: 'https://otosafi.rw' },
  { origin: 'http://[' },
]

test.describe('A page of another site', () => {
  test('sends no form to any page, also while somebody is signed in', async () => {
    const { account, signIn } = accountPaths(site)
    const cookie = cookiesOf(await postSignIn(site, signIn)).join('; ')
    const prefix = `/${LANGUAGES[site.language].prefix}`
    const pathTo = (key: RouteKey) => `${prefix}/${ROUTES[key].path.replaceAll(/:\w+/g, '1')}`
    const paths = ROUTE_KEYS.map(pathTo)
    // Their own forms come without an origin from browsers that send no Sec-Fetch-Site; no other site has the secret (P-28).
    const secret = new Set(ROUTE_KEYS.filter((key) => ROUTES[key].path.includes(':token')).map(pathTo))
    const sections = ['edit-profile', 'password', 'sign-ins', 'privacy'].map((key) =>
      pathFor('accountSection', site.language, { key }),
    )
    const body = new URLSearchParams({ form: 'end-others', fullName: 'Mallory', password: 'x' }).toString()
    const taken: string[] = []
    for (const path of [...paths, ...sections, account]) {
      for (const headers of FOREIGN.filter(({ origin }) => origin !== 'null' || !secret.has(path))) {
        const { status } = await httpGet({
          host: site.edition.host,
          path,
          method: 'POST',
          headers: { 'content-type': FORM, cookie, ...headers },
          body,
        })
        if (status !== 403) taken.push(`${status} ${path} ${JSON.stringify(headers)}`)
      }
    }
    expect(taken).toEqual([])
    const profile = await httpGet({ host: site.edition.host, path: '/api/profile', headers: { cookie } })
    expect([profile.status, JSON.parse(profile.text).fullName]).not.toEqual([200, 'Mallory'])
    expect(profile.status).toBe(200)
  })

  test('reads nothing personal with the cookies', async () => {
    const cookie = cookiesOf(await postSignIn(site, accountPaths(site).signIn)).join('; ')
    for (const path of ['/api/profile', '/api/profile/export', '/api/profile/requests', '/api/wishlists']) {
      for (const headers of FOREIGN) {
        const { status, headers: answered } = await httpGet({
          host: site.edition.host,
          path,
          headers: { cookie, ...headers },
        })
        expect([path, status, answered['access-control-allow-origin']]).toEqual([path, 403, undefined])
      }
    }
  })
})
