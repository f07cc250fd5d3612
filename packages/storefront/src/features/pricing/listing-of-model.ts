import { pathFor } from '@otosafi/editions/routes/path-for'

/** The address of the listing with a brand's cars, or with those of one of its models; `model` may be empty. */
export function listingOfModel(
  language: Parameters<typeof pathFor>[1],
  { brand, model }: { brand: string; model: string },
): string {
  const query = new URLSearchParams({ brand })
  if (model !== '') query.set('model', `${brand}-${model}`)
  return `${pathFor('buyCars', language)}?${query.toString()}`
}
