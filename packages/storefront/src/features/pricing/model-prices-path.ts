import { pathFor } from '@otosafi/editions/routes/path-for'

/** The query of the pricing tool's address that shows the prices of a model by model year. */
export function modelPricesQuery({ brand, model }: { brand: string; model: string }): string {
  return `?${new URLSearchParams({ brand, model }).toString()}`
}

/**
 * Whether an address names a brand, or a model of it, that cannot be valued, and asks nothing else. The form always has more
 * fields: what another brand makes of the last choice there is no wrong address.
 */
export function namesUnknownModel({ searchParams }: URL, asked: { brand: string; model: string }): boolean {
  const named = [...searchParams]
  return (
    named.every(([name]) => name === 'brand' || name === 'model') &&
    named.some(([name, value]) => value !== asked[name as 'brand' | 'model'])
  )
}

/** The address of a model's prices by model year. */
export function modelPricesPath(
  language: Parameters<typeof pathFor>[1],
  model: { brand: string; model: string },
): string {
  return pathFor('pricingTool', language) + modelPricesQuery(model)
}
