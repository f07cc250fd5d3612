import { POST_TOPICS } from '../content/content.ts'

/** How often the newsletter comes: with each issue, or with the first of a month. */
export const NEWSLETTER_FREQUENCIES = ['weekly', 'monthly'] as const
export type NewsletterFrequency = (typeof NEWSLETTER_FREQUENCIES)[number]

/** Topics of the newsletter: cars for sale, lower prices, and posts of each category of the blog. */
export const NEWSLETTER_TOPICS = ['newCars', 'lowerPrices', ...POST_TOPICS] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]
