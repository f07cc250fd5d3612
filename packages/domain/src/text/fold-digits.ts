/** Folds the decimal digits of every script to ASCII ones: visitors type with any keyboard. */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, valueOf)
}

/** A script's digits follow one another from its zero, and nothing before that zero is a digit. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
