/**
 * How often a visitor may take a step that can be repeated, since each notifies several people: five changes, and one more
 * of the time of an inspection, which is chosen before it is changed.
 */
export const OWN_STEP_LIMITS: ReadonlyMap<string, number> = new Map([
  ['move', 5],
  ['changeContact', 5],
  ['schedule', 6],
])

/** A step, and who takes it. */
export type OwnStep = { action: string; actor: string }

/** Whether the visitor has taken a step as often as it may be taken. The team's steps are not limited. */
export function isLimitReached(events: readonly OwnStep[], action: 'move' | 'changeContact' | 'schedule'): boolean {
  const most = OWN_STEP_LIMITS.get(action) ?? 0
  return events.filter((event) => event.actor === 'visitor' && event.action === action).length >= most
}
