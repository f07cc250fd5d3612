/** Name of the checklist's form, and its anchor on the page. */
export const CHECKLIST = 'checklist'

/** Marks of an item. Unmarked ones were not checked. */
export const CHOICES = ['matches', 'differs', 'open'] as const

/** The most code points of a note: a line, so that the whole list is one message. */
export const NOTE_MAX_LENGTH = 120

/** Stands for all items where the list as a whole is refused. */
export const DIFFERENCES = 'differences'

/** The field of an item's note. */
export function noteOf(id: string): string {
  return `${id}.note`
}
