import type { Group } from '@otosafi/i18n/groups'

/** Where the texts of a group are read: the name of the screen, and its story. */
export const GROUP_SCREENS: Readonly<Record<Group, readonly (readonly [name: string, story: string])[]>> = {
  common: [
    ['Listing', 'screens-listing--usual'],
    ['Car', 'screens-car--available'],
    ['Little known of a car', 'screens-car--little-known'],
    ['Nothing found', 'screens-listing--nothing-found'],
  ],
  hero: [['Home', 'screens-home--usual']],
  account: [
    ['Signing in', 'screens-sign-in--sign-in'],
    ['Opening an account', 'screens-sign-in--sign-up'],
    ['Privacy', 'screens-account--privacy'],
    ['Saved searches', 'screens-account--saved-searches'],
  ],
  booking: [
    ['Booking', 'screens-booking--requested'],
    ['Visit', 'screens-visit--confirmed'],
    ['Vote', 'screens-browse-and-compare--vote'],
  ],
  finance: [
    ['Loan calculator', 'screens-finance-and-services--finance'],
    ['Monthly costs', 'screens-finance-and-services--car-costs'],
  ],
  reading: [
    ['Questions', 'screens-read--faqs'],
    ['Articles', 'screens-read--blog'],
  ],
  report: [
    ['Report', 'screens-act-on-a-car--report'],
    ['What to look at', 'screens-act-on-a-car--checklist'],
  ],
  sell: [
    ['Selling', 'screens-sell-and-value--sell-car'],
    ['The form', 'screens-sell-and-value--sell-your-car'],
    ['A sale', 'screens-sale--offer'],
  ],
  services: [
    ['Services', 'screens-finance-and-services--services'],
    ['Chassis number', 'screens-finance-and-services--vin-read'],
  ],
  offline: [['Nothing answered', 'screens-unexpected-error--unreached']],
  routes: [['Header and footer', 'screens-shell--usual']],
  meta: [['Titles, in the tab of the browser', 'screens-home--usual']],
}
