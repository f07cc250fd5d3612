/** How telephone numbers are typed in an edition: the part of its phone facts that the rule needs. */
export type PhoneRules = Readonly<{
  /** Country calling code without plus; null where any country's number is expected, with its code. */
  callingCode: string | null
  /** Fewest digits in the country's own way, without trunk digit. */
  minDigits: number
  /** Most digits in the country's own way, with trunk digit. */
  maxDigits: number
  /** Digit that people type before the significant number and that E.164 drops; null where none is. */
  trunk: string | null
  /** Pattern of a mobile's significant number; null where any country's number is expected. */
  mobile: string | null
  /**
   * How people write numbers by habit that are none: with a 0 before them (`zero`), or with the `digits` digits that they had
   * before these `prefixes` were put before them. Null where no such habit is known.
   */
  habit: 'zero' | Readonly<{ digits: number; prefixes: string }> | null
}>
