/** A performance entry of an event: its interaction (0 for none), and milliseconds until the next frame. */
export type EventTime = { interactionId: number; duration: number }

/** The shortest event duration that the browser reports, milliseconds. */
export const THRESHOLD = 16

/**
 * Milliseconds of the slowest interaction among some events, as Interaction to Next Paint counts: the longest event of
 * each. Where the browser reported none, all were quicker than the threshold, which then stands for them.
 */
export function slowestInteraction(events: readonly EventTime[]): number {
  const durations = events.flatMap(({ interactionId, duration }) => (interactionId > 0 ? [duration] : []))
  return Math.max(THRESHOLD, ...durations)
}
