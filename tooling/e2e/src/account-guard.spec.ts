import { type Answer, httpGet } from './fixtures/http-get.ts'
import { accountPaths, cookiesOf, DEMO, postSignIn } from './fixtures/session.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const { account, signIn, editProfile, nowhere } = accountPaths(french)

const ask = (path: string, cookies: readonly string[] = [], site = french) =>
  httpGet({ host: site.edition.host, path, headers: cookies.length === 0 ? {} : { cookie: cookies.join('; ') } })

/** Signs the demonstration's account in and returns its cookies. */
async function sessionOf(site = french): Promise<string[]> {
  const answer = await postSignIn(site, accountPaths(site).signIn)
  expect([answer.status, answer.headers.location]).toEqual([303, accountPaths(site).account])
  return cookiesOf(answer)
}

/** Nobody keeps the answer, and no search engine shows it. */
function expectPrivate({ headers, text, status }: Answer, name: string): void {
  expect(headers['cache-control'], name).toBe('private, no-store')
  expect(headers.vary, name).toContain('Cookie')
  if (status === 200) expect(text, name).toContain('<meta name="robots" content="noindex">')
}

test.describe('A guest', () => {
  for (const site of SITES) {
    test(`is led from pages of the account to sign in: ${site.name}`, async () => {
      const paths = accountPaths(site)
      for (const path of [paths.account, paths.editProfile, paths.nowhere]) {
        const answer = await ask(path, [], site)
        expect([answer.status, answer.headers.location], path).toEqual([302, `${paths.signIn}?return=${path}`])
        expectPrivate(answer, path)
        const data = await ask(`${path}.data`, [], site)
        expect([data.status, data.text], path).toEqual([202, expect.stringContaining(`${paths.signIn}?return=${path}`)])
        expectPrivate(data, `${path}.data`)
      }
      const page = await ask(paths.signIn, [], site)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`<html lang="${site.language}`)
      expect(page.text).not.toContain(DEMO.password)
      expectPrivate(page, paths.signIn)
    })
  }

  test('signs in for a page without a language in the one that is remembered, else the host’s own', async () => {
    expect((await ask('/edit-profile')).headers.location).toBe(`${signIn}?return=/edit-profile`)
    expect((await ask('/edit-profile', ['language=ar'])).headers.location).toBe(
      '/ar/account/sign-in?return=/edit-profile',
    )
  })

  test('keeps the favourites that are on the device', async () => {
    expect((await ask('/fr/account/favourites')).status).toBe(200)
  })

  test('without cookies reads the reason, and is not redirected to and fro', async () => {
    const answer = await postSignIn(french, `${signIn}?return=${editProfile}`, '')
    expect(answer.status).toBe(303)
    const path = answer.headers.location ?? ''
    // As a browser follows it.
    const headers = { 'sec-fetch-site': 'same-origin' }
    const { status, text } = await httpGet({ host: french.edition.host, path, headers })
    expect(status).toBe(200)
    expect(text).toContain(french.t('account:signIn.cookies'))
    expect((await postSignIn(french, path)).headers.location, 'the way back is not lost').toBe(editProfile)
  })

  test('with tokens that nobody has given is a guest, and loses them', async () => {
    const answer = await ask(account, ['access_token=made-up', 'refresh_token=made-up'])
    expect(answer.headers.location).toBe(`${signIn}?return=${account}`)
    expect(cookiesOf(answer)).toEqual([])
    expect(answer.headers['set-cookie']).toHaveLength(3)
  })
})

test.describe('Who is signed in', () => {
  test('sees the pages of the account, which nobody else is given', async () => {
    const cookies = await sessionOf()
    for (const path of [account, editProfile, '/edit-profile', '/account']) {
      const answer = await ask(path, cookies)
      expect(answer.status, path).toBe(200)
      expectPrivate(answer, path)
    }
    const [mine, theirs] = await Promise.all([ask(account, cookies), ask(account)])
    expect(mine.text).toContain(DEMO.identifier)
    expect([theirs.status, theirs.headers['set-cookie']]).toEqual([302, undefined])
  })

  test('reads that a part of the account does not exist', async () => {
    const { status, text } = await ask(nowhere, await sessionOf())
    expect(status).toBe(404)
    expect(text).toContain(french.t('errors.pageNotFound'))
  })

  test('stays so when the access token has run out, on pages and on their data', async () => {
    let cookies = await sessionOf()
    for (const path of [account, `${account}.data`]) {
      const answer = await ask(
        path,
        cookies.filter((pair) => !pair.startsWith('access_token=')),
      )
      expect([answer.status, answer.text], path).toEqual([200, expect.stringContaining(DEMO.identifier)])
      const fresh = cookiesOf(answer)
      expect(fresh.map((pair) => pair.split('=')[0])).toEqual(['access_token', 'refresh_token', 'session'])
      expect(fresh[1]).not.toBe(cookies[1])
      cookies = fresh
    }
  })

  test('over https is known by cookies that no sibling host can set, and leaves no kept page behind', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    const { host } = french.edition
    const signedIn = await postSignIn(french, signIn, 'cookies=1', https)
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, account])
    const cookies = cookiesOf(signedIn)
    expect(cookies.map((pair) => pair.split('=')[0])).toEqual([
      '__Host-access_token',
      '__Host-refresh_token',
      '__Host-session',
      '__Host-known_device',
    ])
    const askSecurely = (pairs: readonly string[], path = account) =>
      httpGet({ host, path, headers: { ...https, cookie: pairs.join('; ') } })
    expect((await askSecurely(cookies)).text).toContain(DEMO.identifier)
    expect((await askSecurely(cookies.map((pair) => pair.replace('__Host-', '')))).status).toBe(302)
    const again = cookiesOf(await postSignIn(french, signIn, ['cookies=1', ...cookies].join('; '), https))
    expect([(await askSecurely(cookies)).status, (await askSecurely(again)).status]).toEqual([302, 200])
    for (const path of [account, `${account}.data`]) {
      const left = await httpGet({
        host,
        path,
        method: 'POST',
        headers: {
          ...https,
          'content-type': 'application/x-www-form-urlencoded',
          cookie: again.join('; '),
          origin: `https://${host}`,
        },
      })
      expect([path, left.headers['clear-site-data'], cookiesOf(left)]).toEqual([path, '"cache"', []])
    }
  })

  test('is one of one country alone', async () => {
    const cookies = await sessionOf()
    const other = DEFAULT_SITES.find(({ edition }) => edition.id === 'coza') as Site
    expect((await ask(accountPaths(other).account, cookies, other)).status).toBe(302)
  })

  test('is led on by no address that leaves the site', async () => {
    const cookies = await sessionOf()
    const hostile = [
      'https://evil.example/',
      '//evil.example',
      '///evil.example/fr/account',
      String.raw`/\evil.example`,
      String.raw`\\evil.example`,
      '/\t/evil.example',
      '/.//evil.example',
      '//account',
      'javascript:alert(1)',
      '/fr/nowhere',
      '/api/auth/logout',
      signIn,
    ]
    for (const address of hostile) {
      const { status, headers } = await ask(`${signIn}?return=${encodeURIComponent(address)}`, cookies)
      expect([status, headers.location], address).toEqual([302, account])
      const form = await postSignIn(french, `${signIn}?return=${encodeURIComponent(address)}`)
      expect([form.status, form.headers.location], address).toEqual([303, account])
    }
    for (const [address, target] of [
      ['/fr/buy-cars?brand=dacia', '/fr/buy-cars?brand=dacia'],
      // A page with one address for all languages gets the present one as a parameter.
      ['/edit-profile', '/edit-profile?language=fr'],
    ] as const) {
      const { headers } = await ask(`${signIn}?return=${encodeURIComponent(address)}`, cookies)
      expect(headers.location).toBe(target)
    }
  })

  test('is let out by a form of the site’s own pages alone', async () => {
    const cookie = (await sessionOf()).join('; ')
    const leave = (origin: string) =>
      httpGet({
        host: french.edition.host,
        path: account,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin },
      })
    expect((await leave('https://evil.example')).status).toBe(403)
    expect((await ask(account, [cookie])).status).toBe(200)
    const left = await leave(`http://${french.edition.host}`)
    expect([left.status, left.headers.location, cookiesOf(left)]).toEqual([303, french.home, []])
    expect((await ask(account, [cookie])).status, 'the tokens are worth nothing any more').toBe(302)
  })
})
