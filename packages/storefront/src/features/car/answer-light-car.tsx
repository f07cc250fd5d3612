import { I18nextProvider } from 'react-i18next'

import { edition } from '#edition'
import { createApiClient } from '@otosafi/api-client/client'
import { originOfEdition } from '@otosafi/editions/host'
import { carPath } from '@otosafi/editions/routes/car-path'
import { parsePath } from '@otosafi/editions/routes/parse-path'

import { plainDocument } from '../../offline/plain-document.tsx'
import { saverForm } from '../../parts/saver/saver-form.ts'
import { saverOf } from '../../request/data-saver.ts'
import { languageOfPath } from '../../request/language-of-path.ts'
import type { SiteRequest } from '../../request/site-context.ts'
import { translatorOf } from '../../texts/translators.ts'
import { asksForLight, LIGHT, WHOLE } from './asks-for-light.ts'
import { LightCar } from './LightCar.tsx'
import { loadCar } from './load-car.ts'
import { keepPresentAddress } from './present-address.ts'

/**
 * Answers a request for a car's page in few bytes, where it asks for that or its visitor saves data (P-59): one file without
 * script and one small picture. Null for every other address, and for a car that is not there or cannot be loaded, of
 * which its page then speaks.
 */
export async function answerLightCar(request: Request, { fetchApi, host }: SiteRequest): Promise<Response | null> {
  const url = new URL(request.url)
  const route = parsePath(url.pathname)
  const saver = saverOf(request)
  if (request.method !== 'GET' || route?.key !== 'car' || !asksForLight(url.searchParams, saver)) return null
  const language = languageOfPath(url.pathname)
  const api = createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language })
  try {
    const translator = translatorOf(language)
    const loaded = await loadCar({ api, t: translator.t }, route.params['id'] ?? '')
    const address = carPath(loaded.staticData.car, language)
    keepPresentAddress(url, address)
    const canonical = originOfEdition(edition.id, host) + address
    return plainDocument(language, {
      title: loaded.interactive.name,
      canonical,
      script: null,
      children: (
        <I18nextProvider i18n={translator}>
          <LightCar
            loaded={loaded}
            address={address}
            whole={saver === null ? address : `${address}?${LIGHT}=${WHOLE}`}
            url={canonical}
            saver={saverForm(saver, translator.t)}
          />
        </I18nextProvider>
      ),
    })
  } catch (error) {
    // The way to the present address.
    return error instanceof Response ? error : null
  }
}
