import type { ReactNode } from 'react'

/** A part of a component: its name, and the selector of where it is in the drawing. */
export type AnatomyPart = readonly [name: string, selector: string]

/** The component itself as it is to be used, or is not, and why. */
export type Example = { draw: () => ReactNode; why: string }

/** A key, as it is written on a keyboard; digits and letters stand for those that are typed. */
export type Key =
  | 'Tab'
  | 'Shift + Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Backspace'
  | 'Left arrow'
  | 'Right arrow'
  | 'Up arrow'
  | 'Down arrow'
  | 'Home'
  | 'End'
  | 'Page up'
  | 'Page down'
  | '+'
  | '-'
  | 'Digits'
  | 'Letters'

/** Keys, and what they do: each key alone, not together. */
export type KeyEffect = readonly [keys: readonly Key[], effect: string]

/** The guidance of a component, shown on its docs page; `avoid` and `related` name titles of stories. */
export type Guide = {
  /** Purpose of the component. */
  use: string
  /** When it is the wrong one, and the title of the one to take instead; empty where nothing is mistaken for it. */
  avoid: readonly { when: string; take: string }[]
  /** Its parts in the order seen; left out where there is one, or where they are drawn. */
  parts?: readonly string[]
  /** Its parts in the order seen, numbered over a drawing of the component itself. */
  anatomy?: { draw: () => ReactNode; parts: readonly AnatomyPart[] }
  /** Do and don't, each drawn with the component itself. */
  examples?: readonly { good: Example; bad: Example }[]
  /** Its states, and what it does before script is at work. */
  behaviour: readonly string[]
  /** Its keys, the main ones first; null for components without interaction. */
  keyboard: readonly KeyEffect[] | null
  /** Announced and hidden content. */
  screenReader: string
  /** A text of the product as we write it, and one as we do not; null for what carries no text. */
  words: { write: string; not: string } | null
  /** Long texts and right-to-left pages. */
  longText: string
  /** Titles of components that belong together with it. */
  related: readonly string[]
}
