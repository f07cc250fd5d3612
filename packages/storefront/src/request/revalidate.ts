import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A page's `shouldRevalidate`: its forms do not change its data, which are therefore not loaded again. A GET form asks for
 * other data.
 */
export function unlessFormSent({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod === undefined || formMethod === 'GET') && defaultShouldRevalidate
}
