import type { en } from './en.ts'

type Translation<Text> = Text extends string ? string : { readonly [Key in keyof Text]: Translation<Text[Key]> }

/** The office's texts in a language: the keys of English with any strings. */
export type Texts = Translation<typeof en>
