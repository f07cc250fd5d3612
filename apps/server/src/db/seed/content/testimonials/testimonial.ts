import type { BilingualText } from '../bilingual-text.ts'

/** Where the invented opinions come from, as it is shown beside them. */
export const TESTIMONIAL_SOURCE: BilingualText = { en: 'demonstration data', fr: 'données de démonstration' }

/**
 * What a customer says (spec section 3). These people do not exist: `demo` is always true and the product
 * shows it, so that nobody takes demonstration data for real opinions.
 */
export type Testimonial = {
  id: string
  name: string
  /** City slug of the edition. */
  city: string
  /** ISO date. */
  date: string
  /** Brand and model slugs, and the name to show. */
  car: { brand: string; model: string; name: string }
  deal: 'bought' | 'sold'
  /** Stars out of five. */
  rating: 4 | 5
  text: BilingualText
  demo: true
}
