import type { LoaderFunctionArgs } from 'react-router'

import { originOfEdition } from '@otosafi/editions/host'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { claimValues } from '../../claims/claim-values.ts'
import { pageRequest } from '../../request/page-request.ts'

/** Claims that a country's card names. */
const CLAIMS = 3

/** A country as its card shows it. */
export type CountryCard = Awaited<ReturnType<typeof loadCountries>>[number]

/** The countries that a visitor of the country-neutral edition can go on to, with what each offers. None where the API does not answer. */
export async function loadCountries(args: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>) {
  const { api, host, language, t } = pageRequest(args)
  const { data } = await api.GET('/countries')
  return (data?.countries ?? [])
    .filter(({ includedInDomain }) => !includedInDomain)
    .map(({ label, value, flag }) => {
      const { languages, defaultLanguage, currency, claims } = EDITIONS[value]
      const spoken = languages.includes(language) ? language : defaultLanguage
      return {
        id: value,
        label,
        flag: onSheet(flag.src),
        href: originOfEdition(value, host) + pathFor('home', spoken),
        languages: languages.map((code) => LANGUAGES[code].name).join(' · '),
        currency: t(`currency.${currency}`),
        // Terms of loans are facts of the own edition alone.
        claims: claims
          .filter((claim) => claim !== 'loan')
          .slice(0, CLAIMS)
          .map((claim) => t(`hero:claims.${claim}`, claimValues(claim))),
      }
    })
}

/** Where a flag stands on the sheet of all flags, which is one request for all cards. */
function onSheet(src: string): string {
  return src.replace(/^\/flags\/(\w+)\.svg$/, '/flags/all.svg#$1')
}
