import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A page's `shouldRevalidate`: a form that was sent changes nothing that the page shows, so its data are not asked for again. */
export function unlessFormSent({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}
