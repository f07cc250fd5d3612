import type { Role } from '@otosafi/domain/office/roles'

/** What each member of the team does in the office, and where they work. */
export const PEOPLE: Readonly<Record<Role, readonly [who: string, what: string]>> = {
  agent: ['Agent', 'answers requests, confirms bookings and visits, and sees a sale through.'],
  inspector: [
    'Inspector',
    'goes through the 100 points of a car, on a tablet beside it, with or without a connection.',
  ],
  editor: ['Editor', 'writes what the site says, in every language of a country.'],
  manager: ['Manager', 'does all of this in the countries of which they are in charge, and sets prices.'],
  owner: ['Owner', 'does everything everywhere, and decides who is on the team.'],
}
