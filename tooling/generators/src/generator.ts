import type { Draft } from './draft.ts'

/** A value that a generator asks for. */
export type Flag = {
  /** What is asked, for people. */
  ask: string
  /** A value that is right, as an example. */
  example: string
  /** What a value must look like. */
  pattern: RegExp
}

/** What a generator was told, by the names of its flags. */
export type Answers<Name extends string> = Readonly<Record<Name, string>>

/** Something that `pnpm gen` makes. */
export type Generator<Name extends string = string> = {
  /** What it makes, in a sentence. */
  makes: string
  flags: Readonly<Record<Name, Flag>>
  /** Writes everything into the draft; throws where a file is not as it expects. */
  write: (draft: Draft, answers: Answers<Name>) => void
  /** What is left for people to do, a line each. */
  left: (answers: Answers<Name>) => readonly string[]
}
