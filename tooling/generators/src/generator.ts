import type { Draft } from './draft.ts'

/** A value that a generator asks for. */
export type Flag = {
  /** The question on a terminal. */
  ask: string
  /** An example of a valid value. */
  example: string
  /** The pattern of valid values. */
  pattern: RegExp
}

/** The values of a generator's flags, by name. */
export type Answers<Name extends string> = Readonly<Record<Name, string>>

/** A generator of `pnpm gen`. */
export type Generator<Name extends string = string> = {
  /** A description, in a sentence. */
  makes: string
  flags: Readonly<Record<Name, Flag>>
  /** Adds everything to the draft; throws where a file is not as expected. */
  write: (draft: Draft, answers: Answers<Name>) => void
  /** The remaining manual steps, a line each. */
  left: (answers: Answers<Name>) => readonly string[]
}
