import { FAQ_TOPICS } from '@otosafi/domain/content/content'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import { wordsOf } from './edition-words.ts'
import { bookingFaqs } from './faqs/booking.ts'
import { CI_FAQS } from './faqs/ci.ts'
import { COZA_FAQS } from './faqs/coza.ts'
import { DEFAULT_FAQS } from './faqs/default.ts'
import type { Faq } from './faqs/faq.ts'
import { generalFaqs } from './faqs/general.ts'
import { MA_FAQS } from './faqs/ma.ts'
import { RW_FAQS } from './faqs/rw.ts'
import { SN_FAQS } from './faqs/sn.ts'

const LOCAL_FAQS: Record<Demonstrated, readonly Faq[]> = {
  ma: MA_FAQS,
  ci: CI_FAQS,
  coza: COZA_FAQS,
  rw: RW_FAQS,
  sn: SN_FAQS,
  default: DEFAULT_FAQS,
}

/**
 * The questions and answers of `edition`, grouped by topic in the order of `FAQ_TOPICS` (P-44), with placeholders for
 * figures that `inLanguagesOf` replaces.
 */
export function faqsOf(edition: Demonstrated): Faq[] {
  const words = wordsOf(edition)
  const faqs = [...bookingFaqs(EDITIONS[edition].booking), ...generalFaqs(words), ...LOCAL_FAQS[edition]]
  return FAQ_TOPICS.flatMap((topic) => faqs.filter((faq) => faq.topic === topic))
}
