/**
 * The roles of the team: an agent handles requests, bookings and visits, an inspector to reports, an editor to content
 * and cars' texts, a manager to everything in an edition, an owner to everything.
 */
export const ROLES = ['agent', 'inspector', 'editor', 'manager', 'owner'] as const
export type Role = (typeof ROLES)[number]
