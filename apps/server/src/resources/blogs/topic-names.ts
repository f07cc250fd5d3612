import type { LocalizedText } from '@otosafi/domain/car/car'
import type { PostTopic } from '@otosafi/domain/content/content'

/** The names of the blog's categories, as they are shown. */
export const TOPIC_NAMES: Readonly<Record<PostTopic, LocalizedText>> = {
  buying: { en: 'Buying', fr: 'Acheter' },
  inspection: { en: 'Inspection', fr: 'Inspection' },
  papers: { en: 'Papers', fr: 'Papiers' },
  money: { en: 'Money', fr: 'Financement' },
  driving: { en: 'Driving', fr: 'Conduite' },
  selling: { en: 'Selling', fr: 'Vendre' },
}
