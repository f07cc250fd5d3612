/** Ways of a visitor through the storefront: the stories of their screens, in their order. */
export const JOURNEYS = [
  {
    title: 'Buying a car',
    screens: [
      ['Home', 'screens-home--usual'],
      ['Listing', 'screens-listing--usual'],
      ['Car', 'screens-car--available'],
      ['Report', 'screens-act-on-a-car--report'],
      ['Next steps', 'screens-act-on-a-car--next-steps'],
      ['Its terms, and who books', 'screens-act-on-a-car--booking'],
      ['Booking, sent', 'screens-booking--requested'],
      ['Booking, the car is held', 'screens-booking--held'],
    ],
  },
  {
    title: 'Seeing a car',
    screens: [
      ['Listing, narrowed', 'screens-listing--filtered'],
      ['Car', 'screens-car--available'],
      ['A time and who comes', 'screens-act-on-a-car--visit'],
      ['Visit, sent', 'screens-visit--requested'],
      ['Visit, confirmed', 'screens-visit--confirmed'],
      ['What to look at', 'screens-act-on-a-car--checklist'],
    ],
  },
  {
    title: 'Selling a car',
    screens: [
      ['Why and how', 'screens-sell-and-value--sell-car'],
      ['First value', 'screens-sell-and-value--first-value'],
      ['The form', 'screens-sell-and-value--sell-your-car'],
      ['Sale, sent', 'screens-sale--sent'],
      ['Sale, inspected', 'screens-sale--inspected'],
      ['Sale, with an offer', 'screens-sale--offer'],
      ['Sale, paid', 'screens-sale--paid'],
    ],
  },
  {
    title: 'Deciding together',
    screens: [
      ['Favourites', 'screens-browse-and-compare--favourites'],
      ['Comparison', 'screens-browse-and-compare--compare'],
      ['Vote', 'screens-browse-and-compare--vote'],
    ],
  },
  {
    title: 'Having an account',
    screens: [
      ['Opening it', 'screens-sign-in--sign-up'],
      ['Verifying the address', 'screens-sign-in--verify-account'],
      ['Saved searches', 'screens-account--saved-searches'],
      ['Requests', 'screens-account--requests'],
      ['Privacy, and the end of it', 'screens-account--privacy'],
    ],
  },
] as const
