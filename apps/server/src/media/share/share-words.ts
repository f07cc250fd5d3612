/** The words on the picture of a shared car, in the language of the page, whose direction they have. */
export type ShareWords = {
  direction: 'ltr' | 'rtl'
  title: string
  price: string
  mileage: string
  /** The worst that is known of the car, and how bad that is; null of a new one. */
  verdict: { text: string; tone: 'good' | 'bad' | 'grave' | 'open' } | null
  reference: string
  /** That the car is sold or reserved; null while it is for sale. */
  status: string | null
}

/** The part of the picture with the photograph, pixels. */
export const SHARE_PHOTO = { width: 680, height: 510 } as const
