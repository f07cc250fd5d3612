/** How telephone numbers are typed in an edition: the part of its phone facts that the rule needs. */
export type PhoneRules = Readonly<{
  /** Country calling code without plus; null where any country's number is expected, with its code. */
  callingCode: string | null
  /** Fewest digits in the country's own way, without trunk digit. */
  minDigits: number
  /** Most digits in the country's own way, with trunk digit. */
  maxDigits: number
  /**
   * Digit that people type before the significant number and that E.164 drops; null where a leading 0 belongs to the
   * number.
   */
  trunk: string | null
}>
