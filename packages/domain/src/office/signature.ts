import { plainText } from '../reading/plain-text.ts'

/** A signature: the full name, typed, or else strokes of a pen, each as the x and y of its points one after the other. */
export type Signature = { typed: string | null; strokes: number[][] }

/** The sheet on which strokes are. */
export const SHEET = { width: 600, height: 200 } as const
/** The most strokes of a signature, and the most numbers of one. */
export const MAX_STROKES = 60
export const MAX_NUMBERS = 600
/** The shortest drawing that is a signature: anything below is a dot, or a touch by mistake. */
const LEAST_LENGTH = 100

/**
 * Whether somebody of this name has signed: by that name, however it is written in capitals, spaces, hyphens and apostrophes, which
 * every keyboard has its own of, or by enough strokes.
 */
export function isSignatureOf(name: string, { typed, strokes }: Signature): boolean {
  if (typed !== null) return plain(typed) === plain(name)
  return strokes.reduce((length, stroke) => length + lengthOf(stroke), 0) >= LEAST_LENGTH
}

function plain(name: string): string {
  return plainText(name)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .toLowerCase()
}

function lengthOf(stroke: readonly number[]): number {
  let length = 0
  for (let at = 2; at + 1 < stroke.length; at += 2)
    length += Math.hypot((stroke[at] ?? 0) - (stroke[at - 2] ?? 0), (stroke[at + 1] ?? 0) - (stroke[at - 1] ?? 0))
  return length
}
