import type { Appointment } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

/** The address of what an appointment is for. */
export function appointmentPath({ kind, reference }: Appointment, edition: EditionId): string {
  return kind === 'request' ? `/requests/${edition}/${reference}` : `/cases/${kind}/${edition}/${reference}`
}
