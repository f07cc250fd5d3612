/** Reads a whole number in digits, spaces ignored: what a page gives to the controls that read what is typed. */
export function readDigits(text: string): number | undefined {
  const digits = text.replaceAll(' ', '')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
