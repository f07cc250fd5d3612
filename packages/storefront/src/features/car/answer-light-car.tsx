import { I18nextProvider } from 'react-i18next'

import { edition } from '#edition'
import { createApiClient } from '@otosafi/api-client/client'
import { choosesSaver } from '@otosafi/domain/saver/saver-choice'
import { originOfEdition } from '@otosafi/editions/host'
import { parsePath } from '@otosafi/editions/routes/parse-path'

import { plainDocument } from '../../plain/plain-document.tsx'
import { savesData } from '../../request/data-saver.ts'
import { languageOfPath } from '../../request/language-of-path.ts'
import type { SiteRequest } from '../../request/site-context.ts'
import { translatorOf } from '../../texts/translators.ts'
import { LightCar } from './LightCar.tsx'
import { loadCar } from './load-car.ts'
import { addressOf, keepPresentAddress } from './present-address.ts'

/** Query parameter that asks for a car in few bytes; the value `off` asks for the whole page where data are saved. */
export const LIGHT = 'light'
const WHOLE = 'off'

/**
 * Answers a request for a car's page in few bytes, where it asks for that or its visitor saves data (P-59): one file without
 * script and one small picture. Null for every other address, and for a car that is not there or cannot be loaded, of which its page then speaks.
 */
export async function answerLightCar(request: Request, { fetchApi, host }: SiteRequest): Promise<Response | null> {
  const url = new URL(request.url)
  const route = parsePath(url.pathname)
  if (request.method !== 'GET' || route?.key !== 'car' || !isLight(request, url)) return null
  const language = languageOfPath(url.pathname)
  const api = createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language })
  try {
    const translator = translatorOf(language)
    const loaded = await loadCar({ api, t: translator.t }, route.params['id'] ?? '')
    const address = addressOf(loaded.still.car, language)
    keepPresentAddress(url, address)
    const canonical = originOfEdition(edition.id, host) + address
    return plainDocument(language, {
      title: loaded.live.name,
      canonical,
      script: null,
      children: (
        <I18nextProvider i18n={translator}>
          <LightCar
            loaded={loaded}
            address={address}
            whole={savesData(request) ? `${address}?${LIGHT}=${WHOLE}` : address}
            url={canonical}
            chosen={choosesSaver(request.headers.get('cookie') ?? '')}
          />
        </I18nextProvider>
      ),
    })
  } catch (error) {
    // The way to the present address.
    return error instanceof Response ? error : null
  }
}

function isLight(request: Request, { searchParams }: URL): boolean {
  const asked = searchParams.get(LIGHT)
  return asked === null ? savesData(request) : asked !== WHOLE
}
