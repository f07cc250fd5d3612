/** The alphabet of text messages (GSM 03.38). The signs of its extension take the place of two. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENSION = new Set('\f^{}\\[~]|€')

/** The most signs of a message that is sent whole, and of each part of a longer one. */
const IN_ALPHABET = { whole: 160, part: 153 }
const IN_UNICODE = { whole: 70, part: 67 }

/**
 * In how many parts a text message is sent, each of which is paid for: one sign outside the alphabet, and all of them take
 * twice the room. `signs` is the room that it takes, in the units that `alphabet` counts, and `room` that of so many parts.
 */
export function smsParts(text: string): {
  parts: number
  signs: number
  room: number
  alphabet: 'gsm' | 'unicode'
} {
  const letters = [...text]
  const isPlain = letters.every((letter) => ALPHABET.has(letter) || EXTENSION.has(letter))
  const signs = isPlain ? letters.length + letters.filter((letter) => EXTENSION.has(letter)).length : text.length
  const { whole, part } = isPlain ? IN_ALPHABET : IN_UNICODE
  const parts = signs <= whole ? 1 : Math.ceil(signs / part)
  return { parts, signs, room: parts === 1 ? whole : parts * part, alphabet: isPlain ? 'gsm' : 'unicode' }
}
