import type { Testimonial as TestimonialOf } from '@otosafi/domain/content/content'

import type { BilingualText } from '../bilingual-text.ts'

/** Where the invented opinions come from, as it is shown beside them. */
export const TESTIMONIAL_SOURCE: BilingualText = { en: 'demonstration data', fr: 'données de démonstration' }

/**
 * The quote of a customer (P-44). These people do not exist: `demo` is always true and the product
 * shows it, so that nobody takes demonstration data for real opinions.
 */
export type Testimonial = Omit<TestimonialOf<BilingualText>, 'source' | 'name'> & { name: string }
