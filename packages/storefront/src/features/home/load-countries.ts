import type { LoaderFunctionArgs } from 'react-router'

import { originOfEdition } from '@otosafi/editions/host'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { pageRequest } from '../../request/page-request.ts'

/** How many claims a country's card shows. */
const CLAIMS = 3

/** The data of a country's card. */
export type CountryCard = Awaited<ReturnType<typeof loadCountries>>[number]

/** The countries to choose from, with what each offers. Empty where the API does not answer. */
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
        // A bundle knows only its own edition's loan terms.
        claims: claims
          .filter((claim) => claim !== 'loan')
          .slice(0, CLAIMS)
          .map((claim) => t(`hero:claims.${claim}`, CLAIM_VALUES)),
      }
    })
}

/** The position of a flag in the sprite of all flags, which is one request for all cards. */
function onSheet(src: string): string {
  return src.replace(/^\/flags\/(\w+)\.svg$/, '/flags/all.svg#$1')
}
