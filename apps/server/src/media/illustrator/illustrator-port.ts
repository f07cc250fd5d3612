/** Size of every drawing, pixels. */
export const DRAWING_SIZE = { width: 1600, height: 1200 } as const

/** The words of a certificate, all of them in the reader's language. */
export type CertificateWords = {
  title: string
  /** Lines under the title, such as the country and the authority. */
  headLines: readonly string[]
  number: string
  /** Label and value of each line of the form, dates already written out. */
  fields: readonly { label: string; value: string }[]
  /** Labels whose values are blacked out, such as the owner's name. */
  redacted: readonly string[]
  /** Large line above the stamp, such as "Valid until 12 March 2027". */
  validUntil: string
  /** Word in the stamp. */
  stamp: string
}

/** Draws pictures and makes recordings that stand in for those that nobody has taken. Its keys say what they show. */
export type Illustrator = {
  /** Counts the changes of the drawings' look: pictures of older versions are not served. */
  version: number
  /** The SVG of the picture `key`; null where it is not exactly the key of a drawing. */
  draw(key: string): string | null
  /** The SVG of a certificate. */
  drawCertificate(words: CertificateWords): string
  /** Dots per inch at which a drawing is `width` pixels wide. */
  densityOf(width: number): number
  /** The colour `#rrggbb` that stands for the picture `key` until it has loaded; null where `draw` gives null. */
  placeholderOf(key: string): string | null
  /** The recording `key` as a WAV file; null where it is not the key of one. */
  synthesise(key: string): Buffer | null
}

/** The illustrator where `key` may be one of its pictures, certificates or recordings, else null. Loads it on first demand. */
export type FindIllustrator = (key: string) => Promise<Illustrator | null>
