import type { en } from './en.ts'

/** The shape of the office's texts: what English has, in any words. */
type Worded<Text> = Text extends string ? string : { readonly [Key in keyof Text]: Worded<Text[Key]> }
export type Texts = Worded<typeof en>
