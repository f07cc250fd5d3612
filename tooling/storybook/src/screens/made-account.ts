import type {
  AccountNewsletter,
  BlogList,
  ConsentHistory,
  OwnBookings,
  OwnRequestList,
  SavedSearch,
  SavedSearches,
  SignedInDevices,
  User,
  WishListEntries,
  WishLists,
} from '@otosafi/api-client/schema'

import type { Answer } from './answers.ts'
import { bookingIn, saleIn, visitIn } from './made-appointments.ts'
import { CAR, inDays, OTHER_CAR, recordedPosts, topicsOf } from './made-parts.ts'
import type { Change } from './replay.ts'

/** The answers that only the owner of an account gets, by their paths. */
type Account = {
  '/profile': User
  '/profile/requests': OwnRequestList
  '/profile/bookings': OwnBookings
  '/profile/consents': ConsentHistory
  '/profile/newsletter': AccountNewsletter
  '/profile/sessions': SignedInDevices
  '/profile/liked-blogs': BlogList
  '/saved-searches': SavedSearches
  '/wishlists': WishLists
  '/wishlists/entries': WishListEntries
}

const SEARCH: SavedSearch = {
  id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21',
  query: 'brand=dacia&fuelType=diesel&priceMax=120000',
  name: null,
  label: 'Dacia · Diesel',
  frequency: 'daily',
  channel: 'email',
  paused: false,
  total: 18,
  fresh: 2,
  createdAt: '2026-05-02T10:00:00.000Z',
}

const PREFERENCES: AccountNewsletter['preferences'] = { frequency: 'weekly', topics: ['papers'], language: 'fr' }

/** The answers that are the same in every language. */
const ACCOUNT: Omit<Account, '/profile/newsletter' | '/profile/liked-blogs'> = {
  '/profile': {
    id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d22',
    fullName: 'Salma Bennani',
    email: 'salma@example.org',
    emailVerified: true,
    pendingEmail: null,
    phone: '+212661234567',
    phoneVerified: true,
    pendingPhone: null,
    bio: 'Je cherche une voiture pour la famille.',
    photo: null,
    language: 'fr',
    favouriteAlerts: true,
    createdAt: '2026-02-02T10:00:00.000Z',
  },
  '/profile/requests': {
    requests: [
      {
        kind: 'callback',
        reference: 'MA-CB-7K3Q2P',
        state: 'received',
        createdAt: inDays(-1),
        language: 'fr',
        car: CAR,
        message: null,
      },
      {
        kind: 'contactQuery',
        reference: 'MA-CQ-7K3Q2P',
        state: 'closed',
        createdAt: inDays(-20),
        language: 'ar',
        car: null,
        message: 'هل يمكن معاينة السيارة يوم السبت؟',
      },
    ],
  },
  '/profile/bookings': {
    bookings: [bookingIn('requested')],
    visits: [visitIn('confirmed')],
    sales: [saleIn('offer')],
  },
  '/profile/consents': {
    newsletter: true,
    consents: [
      { purpose: 'newsletter', given: true, at: '2026-03-02T10:00:00.000Z', textVersion: '2026-01-01' },
      { purpose: 'account', given: true, at: '2026-02-02T10:00:00.000Z', textVersion: '2026-01-01' },
    ],
  },
  '/profile/sessions': {
    sessions: [
      {
        id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d23',
        createdAt: inDays(-3),
        lastUsedAt: inDays(0),
        device: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile',
        current: true,
      },
      {
        id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d24',
        createdAt: inDays(-40),
        lastUsedAt: inDays(-9),
        device: null,
        current: false,
      },
    ],
  },
  '/saved-searches': {
    savedSearches: [
      SEARCH,
      {
        ...SEARCH,
        id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d25',
        query: 'bodyType=suv',
        name: 'Pour la famille',
        label: 'SUV',
        paused: true,
        total: 41,
        fresh: 0,
      },
    ],
  },
  '/wishlists': {
    wishLists: [
      {
        _id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d26',
        car: { _id: OTHER_CAR.id, name: OTHER_CAR.name },
        card: OTHER_CAR,
        priceWhenKept: 175_000,
        createdAt: inDays(-12),
      },
      {
        _id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d27',
        car: { _id: CAR.id, name: CAR.name },
        card: { ...CAR, status: 'sold' },
        priceWhenKept: CAR.price,
        createdAt: inDays(-30),
      },
    ],
  },
  '/wishlists/entries': {
    entries: [
      { _id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d26', car: OTHER_CAR.id },
      { _id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d27', car: CAR.id },
    ],
    total: 2,
  },
}

const NO_POSTS: BlogList = { blogs: [], total: 0, page: 1, pageCount: 1, carBrands: [], categories: [] }

/** The data with names in the language of the recording. */
function inLanguage(answers: readonly Answer[]) {
  const { blogs } = recordedPosts(answers)
  return {
    '/profile/newsletter': { subscribed: true, preferences: PREFERENCES, topics: topicsOf(answers) },
    '/profile/liked-blogs': { ...NO_POSTS, blogs: blogs.slice(0, 2), total: 2 },
  } satisfies Partial<Account>
}

const UNUSED: Partial<Account> = {
  '/profile/requests': { requests: [] },
  '/profile/bookings': { bookings: [], visits: [], sales: [] },
  '/profile/liked-blogs': NO_POSTS,
  '/saved-searches': { savedSearches: [] },
  '/wishlists': { wishLists: [] },
  '/wishlists/entries': { entries: [], total: 0 },
}

/** Answers as to the owner of an account who has used all of it. */
export const withAccount: Change = (path, body, answers) => {
  const own: Account = { ...ACCOUNT, ...inLanguage(answers) }
  return path in own ? own[path as keyof Account] : body
}

/** Answers as to the owner of an account who has used nothing yet. */
export const withNewAccount: Change = (path, body, answers) =>
  UNUSED[path as keyof Account] ?? withAccount(path, body, answers)
