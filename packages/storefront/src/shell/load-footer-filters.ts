import type { ApiClient } from '@otosafi/api-client/client'
import type { Translate } from '@otosafi/i18n/create-translator'

/** Models in the footer, or brands where models cannot be had: what the first answer of home has room for. */
const LINKS = 4

/** A brand of the footer, with those of its models that most cars for sale are of. */
type FooterBrand = { id: string; name: string; models: { key: string; name: string; count: number }[] }

/** The footer's links to cars: `models` are grouped under their brands, and `msg` says why there are none. */
type FooterFilters = { status: 'success' | 'error'; models: FooterBrand[]; msg: string | null }

/** The models that most cars for sale are of. Without them the brands stand alone, and without those nothing does. */
export async function loadFooterFilters(api: ApiClient, t: Translate): Promise<FooterFilters> {
  const offered = await api.GET('/car-models/filter', { params: { query: { limit: LINKS } } })
  if (offered.data !== undefined) {
    const models = Map.groupBy(offered.data.models, ({ brand }) => brand.id)
    return {
      status: 'success',
      models: [...models].map(([id, of]) => ({
        id,
        name: of[0]?.brand.name ?? id,
        models: of.map(({ key, name, count }) => ({ key, name, count })),
      })),
      msg: null,
    }
  }
  const known = await api.GET('/car-brands/by/car')
  const brands = (known.data?.carBrands ?? []).toSorted((a, b) => b.count - a.count).slice(0, LINKS)
  return {
    status: 'error',
    models: brands.map(({ id, name }) => ({ id, name, models: [] })),
    msg: t('listing.failed'),
  }
}
