/** The GSM 03.38 alphabet. Characters of its extension table take two septets. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENSION = new Set('\f^{}\\[~]|€')

/** Units of a message in one segment, and of each segment of a longer one: septets, and UTF-16 code units. */
const GSM_LIMITS = { single: 160, multipart: 153 }
const UNICODE_LIMITS = { single: 70, multipart: 67 }

/**
 * The segments in which a text message is sent and billed. One character outside the GSM alphabet makes all of it Unicode.
 * `units` is its length in the units of its encoding, `capacity` that of its segments.
 */
export function smsSegments(text: string): {
  segments: number
  units: number
  capacity: number
  encoding: 'gsm' | 'unicode'
} {
  const characters = [...text]
  const isGsm = characters.every((character) => ALPHABET.has(character) || EXTENSION.has(character))
  const units = isGsm
    ? characters.length + characters.filter((character) => EXTENSION.has(character)).length
    : text.length
  const { single, multipart } = isGsm ? GSM_LIMITS : UNICODE_LIMITS
  const segments = units <= single ? 1 : Math.ceil(units / multipart)
  const capacity = segments === 1 ? single : segments * multipart
  return { segments, units, capacity, encoding: isGsm ? 'gsm' : 'unicode' }
}
