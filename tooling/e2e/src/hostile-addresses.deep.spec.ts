import { LANGUAGES } from '@otosafi/editions/language'
import { ROUTE_KEYS, ROUTES } from '@otosafi/editions/routes/route-table'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { accountPaths, cookiesOf, postSignIn } from './fixtures/session.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]

/** Names of inherited properties, and empty, huge, truncated or repeated texts. */
const HOSTILE = [
  'constructor __proto__ toString hasOwnProperty valueOf prototype'.split(' '),
  '%20 %00 %ff %E2%82 % ..%2f.. a/b constructor,constructor'.split(' '),
  'x'.repeat(450),
].flat()

/** Parameters that pages read from their addresses. */
const PARAMETERS = [
  'brand model bodyType fuelType transmission color condition city feature sort page search'.split(' '),
  'priceMin priceMax yearMin mileageMax monthlyMax cars sent return utm_source constructor __proto__'.split(' '),
].flat()

/** Paths of every route that has parameters, with a hostile text in the place of one or of all of them. */
function hostilePaths({ language }: Site): string[] {
  const prefix = LANGUAGES[language].prefix === '' ? '' : `/${LANGUAGES[language].prefix}`
  return ROUTE_KEYS.flatMap((key) => {
    const names = ROUTES[key].path.match(/:\w+/g) ?? []
    const places = names.length > 1 ? [...names, /:\w+/g] : names
    return HOSTILE.flatMap((text) =>
      places.map((place) => `${prefix}/${ROUTES[key].path.replaceAll(place, text).replaceAll(/:\w+/g, '1')}`),
    )
  })
}

/** Statuses by which the server, and not the visitor, would have failed, with the paths that got them. */
async function failuresOf(paths: readonly string[], cookies: readonly string[] = []): Promise<string[]> {
  const headers: Record<string, string> = cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
  const failures: string[] = []
  for (const path of paths) {
    const { status } = await httpGet({ host: french.edition.host, path, headers })
    if (status >= 500) failures.push(`${status} ${path}`)
  }
  return failures
}

test.describe('No name in an address breaks a page', () => {
  test('in the place of a parameter of its path', async () => {
    const paths = hostilePaths(french)
    expect(paths.length).toBeGreaterThan(200)
    expect(await failuresOf(paths)).toEqual([])
    expect(await failuresOf(paths.filter((path) => !path.includes('%')).map((path) => `${path}.data`))).toEqual([])
  })

  test('in its query, once and twice', async () => {
    const { language, home, listing } = french
    const prefix = LANGUAGES[language].prefix === '' ? '' : `/${LANGUAGES[language].prefix}`
    const pages = [home, listing, `${prefix}/compare`, pathOfCar(french, await anyCar(french))]
    const queries = PARAMETERS.flatMap((name) =>
      HOSTILE.slice(0, 9).flatMap((text) => [`${name}=${text}`, `${name}=${text}&${name}=${text}`]),
    )
    expect(await failuresOf(queries.map((query, index) => `${pages[index % pages.length]}?${query}`))).toEqual([])
  })

  test('of an account, whose parts are known by their names alone', async () => {
    const { account, signIn } = accountPaths(french)
    const cookies = cookiesOf(await postSignIn(french, signIn))
    for (const name of HOSTILE.slice(0, 6)) {
      const path = `${account}/${name}`
      const guest = await httpGet({ host: french.edition.host, path })
      expect([guest.status, guest.headers.location], path).toEqual([302, `${signIn}?return=${path}`])
      const answer = await httpGet({ host: french.edition.host, path, headers: { cookie: cookies.join('; ') } })
      expect([answer.status, answer.text.includes(french.t('errors.pageNotFound'))], path).toEqual([404, true])
    }
    expect(
      await failuresOf(
        hostilePaths(french).filter((path) => path.includes('/account/')),
        cookies,
      ),
    ).toEqual([])
  })
})
