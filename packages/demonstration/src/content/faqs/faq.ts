import type { Faq as FaqOf } from '@otosafi/domain/content/content'

import type { BilingualText } from '../bilingual-text.ts'

/** A question with its answer. */
export type Faq = FaqOf<BilingualText>
