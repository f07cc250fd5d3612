import type { Draft } from './draft.ts'

/** A value that a generator asks for. */
export type Flag = {
  /** The prompt on a terminal. */
  prompt: string
  /** An example of a valid value. */
  example: string
  /** The pattern of valid values. */
  pattern: RegExp
}

/** The values of a generator's flags, by name. */
export type Answers<Name extends string> = Readonly<Record<Name, string>>

/** A generator of `pnpm gen`. */
export type Generator<Name extends string = string> = {
  /** What it generates, in a sentence. */
  description: string
  flags: Readonly<Record<Name, Flag>>
  /** Adds everything to the draft; throws where a file is not as expected. */
  write: (draft: Draft, answers: Answers<Name>) => void
  /** The manual steps that remain, a line each. */
  nextSteps: (answers: Answers<Name>) => readonly string[]
}
