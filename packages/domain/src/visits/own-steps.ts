/**
 * How often who has the link of a booking, visit or sale takes a step that could go on for ever, each of which is told to several
 * people: five changes, and the time of an inspection is chosen before it is changed.
 */
export const MOST_OWN_STEPS: ReadonlyMap<string, number> = new Map([
  ['move', 5],
  ['changeContact', 5],
  ['schedule', 6],
])

/** A step, and who takes it. */
export type OwnStep = { action: string; actor: string }

/** Whether these events have the visitor's step as often as it may be taken. The team's steps are not limited. */
export function isTakenEnough(events: readonly OwnStep[], action: 'move' | 'changeContact' | 'schedule'): boolean {
  const most = MOST_OWN_STEPS.get(action) ?? 0
  return events.filter((event) => event.actor === 'visitor' && event.action === action).length >= most
}
