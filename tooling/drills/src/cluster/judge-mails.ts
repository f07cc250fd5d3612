import { type AcceptedMail, rowOf } from './mail-log.ts'

/** A time in which a sender was killed, or the database away from it: from and to, epoch milliseconds. */
export type Interruption = { name: string; from: number; to: number }

/** The books of a mail server, set beside what was done to those who send. */
export type MailRecords = {
  accepted: readonly AcceptedMail[]
  interruptions: readonly Interruption[]
  /** The ids of the rows that are in the outbox at the end. */
  left: readonly string[]
}

/**
 * How long a mail that was accepted may still have its row without any trouble: as long as the outbox pauses at most before it
 * deletes it again (10 s), and a statement takes at most (5 s).
 */
const HELD_MS = 15_000

/**
 * Judges the mails that were accepted more than once under one Message-ID. The outbox promises to hand each over at least once:
 * a sender that is killed, or loses its database, between the mail server's yes and the deletion of the row leaves it to be handed
 * over again. Returns those that nothing of the kind explains as violations, and the figures of all as a note, in words.
 */
export function judgeMails({ accepted, interruptions, left }: MailRecords): { broken: string[]; note: string } {
  const mails = Map.groupBy(accepted, ({ messageId }) => messageId)
  const repeats = [...mails.values()].flatMap(repeatsOf)
  const causes = Map.groupBy(
    repeats,
    ({ at }) => interruptions.find(({ from, to }) => from - HELD_MS <= at && at <= to)?.name ?? null,
  )
  const unexplained = causes.get(null) ?? []
  const [first] = unexplained
  const sent = new Set([...mails.keys()].map(rowOf))
  const held = left.filter((id) => sent.has(id)).length
  const named = [...causes].map(([name, those]) => `${name ?? 'UNEXPLAINED'} ${those.length}`)
  return {
    broken:
      first === undefined
        ? []
        : [
            `${unexplained.length} mails were handed over again, and nothing was killed, frozen or cut before: ` +
              `${first.messageId} after ${first.pause} ms`,
          ],
    note:
      `mails: ${mails.size} accepted, ${repeats.length} of them again` +
      `${named.length === 0 ? '' : ` (${named.join(', ')})`}, ${held} more will be when a lease ends`,
  }
}

/** A mail that came again: when it had come before, and how many milliseconds later it did. */
type Repeat = { messageId: string; at: number; pause: number }

/** The repeats of one mail, from all times that it was accepted. */
function repeatsOf(same: readonly AcceptedMail[]): Repeat[] {
  return same.flatMap(({ messageId, at }, place) => {
    const next = same[place + 1]
    return next === undefined ? [] : [{ messageId, at, pause: next.at - at }]
  })
}
