import type { OfficeTables } from '../office-tables.ts'
import type { ColumnsOf } from './write-columns.ts'

/** The columns of the tables of the office. */
export const OFFICE_COLUMNS: ColumnsOf<OfficeTables> = {
  staff: {
    id: 'required',
    email: 'required',
    name: 'required',
    role: 'required',
    editions: 'required',
    password_hash: 'nullable',
    second_factor: 'nullable',
    last_period: 'required',
    created_at: 'required',
    closed_at: 'nullable',
  },
  staff_recovery_codes: { staff_id: 'required', hash: 'required' },
  staff_tickets: { hash: 'required', staff_id: 'required', enrolment: 'nullable', expires_at: 'required' },
  staff_invitations: { staff_id: 'required', hash: 'required', expires_at: 'required' },
  staff_sessions: { hash: 'required', staff_id: 'required', begun_at: 'required', seen_at: 'required' },
  audit_log: {
    number: 'required',
    at: 'required',
    staff_id: 'required',
    operation: 'required',
    edition: 'nullable',
    subject: 'required',
    before: 'nullable',
    after: 'nullable',
    request_id: 'required',
  },
  request_notes: {
    number: 'required',
    edition: 'required',
    request_id: 'required',
    staff_id: 'required',
    text: 'required',
    at: 'required',
  },
  content_history: {
    number: 'required',
    edition: 'required',
    list: 'required',
    item_id: 'required',
    at: 'required',
    staff_id: 'required',
    published: 'required',
    payload: 'required',
  },
  content_schedule: {
    edition: 'required',
    list: 'required',
    item_id: 'required',
    publish_at: 'required',
    staff_id: 'required',
  },
  featured_choices: { edition: 'required', position: 'required', car_id: 'required' },
}
