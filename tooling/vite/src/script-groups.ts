/**
 * The groups of script: the modules of one are one file, so that a page asks for few. Those of higher priority first take
 * what they import.
 */
const GROUPS = [
  { name: 'framework', priority: 3 },
  { name: 'site', priority: 2 },
  { name: 'typed-text', priority: 2 },
  { name: 'home', priority: 1 },
  { name: 'car', priority: 1 },
  { name: 'auth', priority: 1 },
  { name: 'verification', priority: 1 },
  { name: 'steps', priority: 1 },
  { name: 'numbers', priority: 1 },
  { name: 'booking', priority: 0 },
] as const

type Group = (typeof GROUPS)[number]['name']

/**
 * A rule: the group of these folders and modules, by their paths below `packages` without `src`; null where the bundler
 * decides.
 */
type Rule = { group: Group | null; of: readonly string[] }

/** Mantine with its dependencies and the API client are loaded on demand; all other libraries are part of every page. */
const LIBRARIES_ON_DEMAND = [
  '@mantine',
  '@floating-ui',
  'clsx',
  'fast-deep-equal',
  'klona',
  'openapi-fetch',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
  'get-nonce',
  'tslib',
]

/**
 * Of the paths that name a module or a folder above it, the longest counts. What few pages have is no part of the site:
 * all others are spared its bytes.
 */
export const RULES: readonly Rule[] = [
  // Shared by home, blog, questions and forms of several lines.
  { group: 'home', of: ['storefront/parts/posts', 'storefront/features/ask', 'ui/steps', 'ui/text-area'] },
  // Home alone.
  { group: null, of: ['ui/body-type', 'ui/count-links', 'ui/country-flag', 'ui/quote', 'ui/stars'] },
  // Shared by a car's page, its report and the comparison.
  {
    group: 'car',
    of: [
      'domain/car/inspection',
      'domain/car/verdict',
      'domain/money/rate-price',
      'storefront/features/car/InspectionFacts',
      'storefront/features/car/MarketValue',
      'storefront/features/car/inspection-points',
      'storefront/features/compare/CompareBar',
      'storefront/features/compare/compare-store',
      'storefront/navigation/compare-path',
      'storefront/features/recent/RecentLink',
      'storefront/features/recent/recent-store',
      'storefront/parts/car-cards/power-text',
      'ui/gallery/gallery-moves',
      'ui/gallery/gallery-photo',
    ],
  },
  // A car's page or its report alone.
  {
    group: null,
    of: [
      'domain/car/energy-cost',
      'domain/car/mileage',
      'domain/car/certification',
      'storefront/parts/claims/after-sale',
    ],
  },
  // On demand alone, or with the pages that take files.
  {
    group: null,
    of: [
      'domain/session/short-account-id',
      'domain/usage/usage-choice',
      'storefront/request/auth-store',
      'storefront/request/browser-session',
      'storefront/request/session-renewal',
      'ui/file-field',
      'ui/icon-button',
    ],
  },
  // Pages of text alone.
  { group: null, of: ['domain/saver'] },
  // The step in which a code is typed: part of signing up, of an account and of booking.
  {
    group: 'verification',
    of: ['storefront/parts/contact-verification', 'storefront/forms/take-lost-focus', 'ui/code-input'],
  },
  // Pages of accounts, and of what a mail's link leads to, alone.
  {
    group: null,
    of: [
      'domain/messages/quiet-hours',
      'domain/newsletter',
      'storefront/parts/newsletter/LeaveForm',
      'storefront/parts/newsletter/LinkConfirmation',
      'storefront/parts/newsletter/PreferenceFields',
      'storefront/parts/newsletter/PreferencesForm',
      'storefront/parts/newsletter/leave',
      'storefront/parts/newsletter/preferences',
      'storefront/parts/newsletter/preferences-form',
      'ui/callout',
      'ui/progress',
      'ui/tab-links',
      'storefront/state/carried-notice',
      'storefront/state/create-request-state',
    ],
  },
  // The listing alone.
  {
    group: null,
    of: [
      'domain/listing/filters',
      'domain/listing/total-after',
      'domain/listing/query-string',
      'domain/listing/ranges',
      'domain/listing/read-listing-query',
      'domain/listing/vocabulary',
      'domain/reading',
      'storefront/parts/car-cards/monthly-note',
      'storefront/request/cars-query',
      'storefront/state/use-deferred',
      'storefront/state/use-delayed',
      'storefront/state/create-paged-list',
      'ui/chip',
      'ui/load-more',
      'ui/option-list',
      'ui/range-fields/RangeFields',
    ],
  },
  // The calculators of loans, costs and values, and the price's slider, which is loaded on demand.
  {
    group: null,
    of: [
      'domain/money/loan',
      'domain/money/loan-simulation',
      'domain/money/monthly-costs',
      'domain/money/price-loss',
      'ui/slider-field',
    ],
  },
  // Shared by the pages of signing in and up: one small file less is more than its bytes.
  {
    group: 'auth',
    of: [
      'storefront/features/authentication/GuestFormPage',
      'storefront/features/account/form-names',
      'storefront/session/probe-cookie',
      'ui/checkbox/Checkbox',
    ],
  },
  // Shared by the pages of bookings and visits, and no other.
  { group: 'booking', of: ['storefront/parts/appointments', 'storefront/features/booking'] },
  // Pages that a secret link leads to, or forms of services: no step of booking has these.
  {
    group: null,
    of: [
      'storefront/parts/appointments/CancelBox',
      'storefront/parts/appointments/CopyButton',
      'storefront/parts/appointments/EventList',
      'storefront/parts/appointments/KeepLink',
    ],
  },
  // The page of a booking alone, and its steps alone.
  {
    group: null,
    of: [
      'storefront/features/booking/BookingParts',
      'storefront/features/booking/BookingSteps',
      'storefront/features/booking/BookingView',
      'storefront/features/booking/Countdown',
      'storefront/features/booking/DepositWays',
      'storefront/features/booking/PayBox',
      'storefront/features/booking/use-payment-news',
    ],
  },
  // Controls of forms in several steps: of bookings, visits, and the sale of a car.
  { group: 'steps', of: ['ui/fieldset', 'ui/radio', 'ui/stepper'] },
  // The first step of reading any field, on its own where a page reads no numbers.
  { group: 'typed-text', of: ['domain/reading/plain-text', 'domain/text/fold-digits'] },
  // Reading and checking numbers: of loans, and of the sale of a car.
  {
    group: 'numbers',
    of: [
      'domain/reading/read-number',
      'domain/reading/units',
      'validators/amount',
      'validators/number-between',
      'validators/whole-within',
    ],
  },
  // Pages of selling and of services alone.
  {
    group: null,
    of: [
      'domain/selling',
      'editions/inspects-at-home',
      'domain/vin',
      'storefront/forms/issues-of',
      'domain/messages/request-kind',
      'domain/forms/sent-cookie',
      'ui/car-state',
      'ui/date-field',
    ],
  },
  // Forms of a call and of new passwords, on the pages that have them.
  {
    group: null,
    of: [
      'storefront/forms/CallFields',
      'storefront/forms/NewPasswordFields',
      'storefront/forms/call-choices',
      'storefront/forms/check-new-password',
    ],
  },
  // Parts that are loaded on touch, with Mantine or without.
  {
    group: null,
    of: [
      'ui/combobox',
      'ui/mantine-island',
      'ui/modal',
      'ui/password-field',
      'ui/range-slider',
      'ui/gallery/Gallery',
      'ui/gallery/GalleryThumbs',
      'ui/gallery/GalleryZoom',
      'ui/theme/mantine-theme',
    ],
  },
  // Nearly every page: many small files cost more round trips than they save bytes.
  {
    group: 'site',
    of: [
      'domain',
      'editions',
      'i18n',
      'ui',
      'storefront/document/Document',
      'storefront/parts/car-cards',
      'storefront/parts/claims',
      'storefront/parts/phone',
      'storefront/parts/text-sections',
      'storefront/parts/failures',
      'storefront/forms',
      'storefront/parts/newsletter',
      'storefront/overlay/load-overlay',
      'storefront/request',
      'storefront/shell',
      'storefront/state',
      'storefront/texts',
      'storefront/parts/trail',
      // A line, which the session and photos to be sent would else each ask a file for.
      'unsent/with-lock',
    ],
  },
]

const GROUP_OF = new Map(RULES.flatMap(({ group, of }) => of.map((path) => [path, group] as const)))

/** The group of a path below `packages`. */
function groupOfPath(path: string): Group | null {
  const group = GROUP_OF.get(path)
  if (group !== undefined) return group
  const end = path.lastIndexOf('/')
  return end === -1 ? null : groupOfPath(path.slice(0, end))
}

/** The group of the module with this id; null where the bundler decides. */
export function groupOf(id: string): Group | null {
  const path = id.replaceAll('\\', '/')
  if (path.includes('vite/preload-helper')) return 'site'
  const library = /.*\/node_modules\/([^/]+)/.exec(path)?.[1]
  if (library !== undefined) return LIBRARIES_ON_DEMAND.includes(library) ? null : 'framework'
  const [, name, below] = /\/packages\/([^/]+)\/(?:src\/)?([^.?]*)/.exec(path) ?? []
  return name === undefined || below === undefined ? null : groupOfPath(`${name}/${below}`)
}

/** The groups as the bundler takes them. */
export const SCRIPT_GROUPS = GROUPS.map((group) => ({ ...group, test: (id: string) => groupOf(id) === group.name }))
