type NoValues = Readonly<Record<string, never>>
type Count = Readonly<{ count: number }>
type Range = Readonly<{ min: number; max: number }>

/**
 * What each broken rule tells the text that is shown for it. A code is the key of its text (group `validation`), a
 * value the name of a placeholder there. `field` is the field's own key, for which the form puts its label; money is in
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
  identifier: NoValues
  name: NoValues
  fullName: NoValues
  message: NoValues
  textMax: Count
  phoneRequired: NoValues
  phoneInvalid: NoValues
  digitsMin: Count
  digitsMax: Count
  mileageBetween: Range
  amountBetween: Range
  numberBetween: Range
  otp: Readonly<{ digits: number }>
  imageType: NoValues
  imageHeic: NoValues
  imageSize: Readonly<{ megabytes: number }>
  wantedCar: NoValues
  consent: NoValues
  option: NoValues
  invalid: NoValues
}

/** The name of a broken rule (spec section 5). */
export type ValidationCode = keyof IssueValues

/** A broken rule without any words: forms and server turn the code into a text in the visitor's language. */
export type ValidationIssue = { [C in ValidationCode]: { code: C; values: IssueValues[C] } }[ValidationCode]
