type NoValues = Readonly<Record<string, never>>
type Count = Readonly<{ count: number }>
type Range = Readonly<{ min: number; max: number }>

/**
 * The values of each broken rule for its message. A code is the key of its text (group `validation`), a value the name of a
 * placeholder there. `field` is the field's own key, for which the form puts its label; money is in
 * whole units.
 */
type IssueValues = {
  required: Readonly<{ field: string }>
  email: NoValues
  passwordRequired: NoValues
  passwordMin: Count
  passwordMax: Count
  passwordCommon: NoValues
  passwordsMatch: NoValues
  passwordWrong: NoValues
  identifier: NoValues
  name: NoValues
  fullName: NoValues
  message: NoValues
  textMax: Count
  phoneRequired: NoValues
  phoneInvalid: NoValues
  digitsMin: Count
  digitsMax: Count
  /** A 0 too many; the number without it. */
  phoneZero: Readonly<{ number: string }>
  /** A number from before its country's numbers had these prefixes, and how many digits they have now. */
  phonePrefix: Readonly<{ digits: number; prefixes: string }>
  /** A fixed line, where text messages go. */
  phoneFixed: NoValues
  mileageBetween: Range
  amountBetween: Range
  numberBetween: Range
  otp: Readonly<{ digits: number }>
  imageType: NoValues
  imageHeic: NoValues
  /** The format's name: WebP, AVIF. */
  imageFormat: Readonly<{ format: string }>
  imageSize: Readonly<{ megabytes: number }>
  /** Said by the server, which alone decodes images. */
  imagePixels: Readonly<{ megapixels: number }>
  imageDamaged: NoValues
  /** Said by the server: a form has more images than it takes. */
  imagesMax: Readonly<{ most: number }>
  /** Said by the server: a photo that was sent ahead is not kept any more. */
  imageGone: NoValues
  wantedCar: NoValues
  consent: NoValues
  terms: NoValues
  option: NoValues
  /** How many days ahead there are to choose from. */
  daysAhead: Readonly<{ days: number }>
  invalid: NoValues
}

/** The name of a broken rule (P-34). */
export type ValidationCode = keyof IssueValues

/** A broken rule without a message: forms turn the code into a text in the visitor's language. */
export type ValidationIssue = { [C in ValidationCode]: { code: C; values: IssueValues[C] } }[ValidationCode]
