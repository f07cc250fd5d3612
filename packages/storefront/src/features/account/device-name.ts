/** Browsers by what only they say of themselves; the first that fits, since each also claims to be those below. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

/** Systems in the same way. */
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser and its system by their names, `Chrome, Android`, from a User-Agent; null where it names neither. */
export function deviceName(userAgent: string | null): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent ?? ''))
    return found === undefined ? [] : [found[0]]
  })
  return names.length === 0 ? null : names.join(', ')
}
