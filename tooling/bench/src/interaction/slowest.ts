/** What the browser tells of one event: the interaction that it belongs to (0 for none), and milliseconds until the next frame. */
export type EventTime = { interactionId: number; duration: number }

/** Milliseconds from which on the browser tells of an event. */
export const THRESHOLD = 16

/**
 * Milliseconds of the slowest interaction among some events, as Interaction to Next Paint counts: the longest event of
 * each. Where the browser reported none, all were quicker than the threshold, which then stands for them.
 */
export function slowestInteraction(events: readonly EventTime[]): number {
  const durations = events.flatMap(({ interactionId, duration }) => (interactionId > 0 ? [duration] : []))
  return Math.max(THRESHOLD, ...durations)
}
