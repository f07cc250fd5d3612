import type { operations } from '@otosafi/api-client/schema'

import { OPERATIONS, type OperationId } from './document.ts'
import {
  consent,
  currentPassword,
  destination,
  email,
  fullName,
  homeAddress,
  identifier,
  message,
  mobile,
  name,
  optional,
  password,
  phone,
  SELLING_CAR,
  subject,
  wanted,
} from './field-rules.ts'
import {
  GUESSES,
  HOUR,
  ONE_CLICK,
  OWN,
  OWN_ADDITION,
  OWN_BODY,
  OWN_CONSENT,
  OWN_REQUEST,
  VERIFICATION,
  QUESTION,
  READ,
  REQUEST,
  SECRET,
  SENDING,
  SIGN_IN_LIMIT,
  TEXTS,
  UPLOAD,
  VALUATION,
} from './kinds-of-operations.ts'
import type { Rules, RulesOf } from './operation-rules.ts'
import type { OperationSpec } from './read-contract.ts'
import { DIAGNOSTIC_FIELDS, INSPECTOR_FIELDS, VIN_CHECK_FIELDS } from './service-fields.ts'

/**
 * The server's checks for each operation of the contract before it calls the handler. A new operation is a row here and a
 * handler; the compiler names missing columns, and a test compares the rows with the contract.
 */
const RULES = {
  listCars: READ,
  suggestCars: READ,
  // Contains the views of today, which grow without a change of the data's version.
  getCar: { ...READ, caching: 'minute' },
  listFeaturedCars: READ,
  listSimilarCars: READ,
  listComparableCars: READ,
  getCarInspection: READ,
  recordCarView: { ...READ, caching: 'never' },
  recordUsage: { ...QUESTION, limit: null, fields: { route: null, events: null } },
  createPoll: { ...REQUEST, fields: { cars: null } },
  getPoll: SECRET,
  castVote: { ...SECRET, takes: 'json', fields: { name, car: null } },
  listServiceHistories: READ,
  listCarBrands: READ,
  listAvailableCarBrands: READ,
  listCarModels: READ,
  filterCarModels: READ,
  listFaqs: READ,
  listPages: READ,
  getPage: READ,
  listFinancingPartners: READ,
  getFooterContent: READ,
  getContactInformation: READ,
  getInstagramUrl: READ,
  listTestimonials: READ,
  listCategories: READ,
  getCategory: READ,
  listStores: READ,
  listCountries: READ,
  listCustomerGallery: READ,
  listOurTeam: READ,
  getExchangeRates: READ,
  getLoanTerms: READ,
  listBlogs: READ,
  getBlog: READ,
  recordBlogView: { ...READ, caching: 'never' },
  likeBlog: OWN,
  unlikeBlog: OWN,
  createQuestion: { ...OWN_REQUEST, fields: { message, name: optional(name), email: optional(email), consent } },
  createCallback: {
    ...OWN_REQUEST,
    fields: { name, phone, car: null, preferredTime: null, language: null, message: optional(message), consent },
  },
  createWantedCar: {
    ...OWN_REQUEST,
    fields: {
      fullName,
      phone,
      email: optional(email),
      wanted,
      preferredTime: null,
      language: null,
      message: optional(message),
      consent,
    },
  },
  createContactQuery: {
    ...OWN_REQUEST,
    fields: { name, email, phone: optional(phone), subject: optional(subject), message, consent },
  },
  createCarProblem: {
    ...OWN_REQUEST,
    fields: { reason: null, message, email: optional(email), phone: optional(phone), consent },
  },
  listServiceSlots: { ...READ, caching: 'never' },
  createInspectorRequest: { ...OWN_REQUEST, fields: INSPECTOR_FIELDS },
  createDiagnosticRequest: { ...OWN_REQUEST, fields: DIAGNOSTIC_FIELDS },
  createVinRequest: { ...OWN_REQUEST, fields: VIN_CHECK_FIELDS },

  createSellingCar: {
    ...OWN_REQUEST,
    takes: 'multipart',
    fields: SELLING_CAR,
    files: { photos: 'car' },
  },
  uploadCarPhoto: { ...UPLOAD, once: false, files: { photo: 'car' } },
  getQuestionnaire: READ,
  getSale: SECRET,
  addSalePhotos: { ...UPLOAD, once: true, files: { photos: 'car' } },
  removeSalePhoto: { ...SECRET, takes: 'json', fields: { photo: null } },
  listSaleSlots: SECRET,
  scheduleInspection: { ...SECRET, takes: 'json', fields: { slot: null, address: homeAddress } },
  cancelInspection: SECRET,
  acceptOffer: { ...SECRET, takes: 'json', fields: { offer: null } },
  refuseOffer: { ...SECRET, takes: 'json', fields: { offer: null, reason: null } },
  withdrawSale: SECRET,

  createSubscriber: { ...REQUEST, fields: { email, consent } },
  confirmSubscriber: {
    ...REQUEST,
    limit: { times: 60, seconds: HOUR, per: 'network' },
    once: false,
    fields: { token: null },
  },
  sendUnsubscribeLink: { ...SENDING, fields: { email } },
  unsubscribe: ONE_CLICK,
  getSubscriberPreferences: SECRET,
  setSubscriberPreferences: { ...SECRET, takes: 'json', fields: { frequency: null, topics: null, language: null } },

  getBookingTerms: READ,
  createBooking: {
    ...OWN_REQUEST,
    fields: {
      car: null,
      termsVersion: null,
      fullName,
      phone,
      email: optional(email),
      message: optional(message),
      proofId: null,
      consent,
    },
  },
  getBooking: SECRET,
  cancelBooking: { ...SECRET, takes: 'json', fields: { reason: null } },
  changeBookingContact: { ...SECRET, takes: 'json', fields: { channel: null, destination: identifier, proofId: null } },
  startDeposit: { ...SECRET, takes: 'json', fields: { returnTo: null } },
  createCarWait: { ...REQUEST, fields: { email, consent } },
  confirmCarWait: { ...VERIFICATION, fields: { token: null } },
  listVisitSlots: { ...READ, caching: 'never' },
  createVisit: {
    ...OWN_REQUEST,
    fields: {
      car: null,
      slot: null,
      address: null,
      testDrive: null,
      fullName,
      phone,
      email: optional(email),
      message: optional(message),
      proofId: null,
      consent,
    },
  },
  getVisit: SECRET,
  listMoveSlots: SECRET,
  moveVisit: { ...SECRET, takes: 'json', fields: { slot: null } },
  changeVisitContact: { ...SECRET, takes: 'json', fields: { channel: null, destination: identifier, proofId: null } },
  cancelVisit: { ...SECRET, takes: 'json', fields: { reason: null } },

  listPricingBrands: READ,
  listPricingYears: READ,
  listPricingModels: READ,
  listModelPrices: READ,
  valueCar: VALUATION,
  valueSellingCar: VALUATION,
  valueTradeIn: VALUATION,

  listWishlists: OWN,
  createWishlist: { ...OWN_ADDITION, fields: { car: null } },
  listWishlistEntries: OWN,
  mergeWishlists: { ...OWN_BODY, fields: { cars: null } },
  deleteWishlist: OWN,

  listSavedSearches: OWN,
  createSavedSearch: { ...OWN_ADDITION, fields: { query: null } },
  updateSavedSearch: {
    ...OWN_BODY,
    fields: { name: null, frequency: null, channel: null, paused: null, seen: null },
  },
  deleteSavedSearch: OWN,
  stopAlerts: ONE_CLICK,

  readLink: { ...SECRET, takes: 'json', fields: { token: null, purpose: null } },
  signUp: {
    ...REQUEST,
    fields: { fullName, email: optional(email), phone: optional(mobile), password, consent, newsletter: null },
    texts: TEXTS.signUp,
    hashes: 'password',
  },
  sendVerificationLink: { ...SENDING, fields: { email } },
  verifyAccount: { ...VERIFICATION, guard: 'optional', fields: { token: null, password: optional(password) } },
  sendOtp: {
    ...SENDING,
    guard: 'optional',
    fields: { channel: null, destination, proofId: null },
    texts: TEXTS.sendOtp,
  },
  verifyOtp: {
    ...VERIFICATION,
    fields: { proofId: null, channel: null, destination: identifier, code: null, idempotencyKey: null },
  },
  login: {
    guard: 'optional',
    limit: SIGN_IN_LIMIT,
    takes: 'json',
    once: false,
    caching: 'never',
    fields: { identifier, password: currentPassword, rememberMe: null, session: null },
  },
  refreshToken: {
    guard: 'refresh',
    limit: { times: 10_000, seconds: HOUR, per: 'network' },
    takes: 'nothing',
    once: false,
    caching: 'never',
  },
  logout: { guard: 'optional', limit: null, takes: 'nothing', once: false, caching: 'never' },
  forgotPassword: { ...SENDING, fields: { identifier: destination }, texts: TEXTS.forgotPassword },
  resetPassword: { ...VERIFICATION, fields: { token: null, password } },
  changePassword: { ...OWN_BODY, limit: GUESSES, fields: { currentPassword, password } },

  getProfile: { guard: 'session', limit: null, takes: 'nothing', once: false, caching: 'never' },
  updateProfile: {
    ...OWN_BODY,
    fields: {
      fullName: optional(fullName),
      email: optional(email),
      phone: optional(mobile),
      currentPassword: optional(currentPassword),
      bio: null,
      language: null,
      favouriteAlerts: null,
    },
  },
  uploadProfilePhoto: {
    ...OWN,
    takes: 'multipart',
    limit: { times: 120, seconds: HOUR, per: 'network' },
    fields: {},
    files: { photo: 'profile' },
  },
  deleteProfilePhoto: OWN,
  listSessions: OWN,
  endOtherSessions: OWN,
  endSession: OWN,
  listLikedBlogs: OWN,
  listOwnRequests: OWN,
  listOwnBookings: OWN,
  listConsents: OWN,
  getNewsletter: OWN,
  setNewsletter: { ...OWN_CONSENT, fields: { subscribed: null, preferences: null } },
  deleteAccount: { ...OWN_BODY, limit: GUESSES, fields: { password: currentPassword } },
  exportAccount: { ...OWN, limit: { times: 60, seconds: HOUR, per: 'network' } },
} as const satisfies { readonly [Id in OperationId]: RulesOf<operations[Id]> }

type IdsWhose<Row> = { [Id in OperationId]: (typeof RULES)[Id] extends Row ? Id : never }[OperationId]

/** Names of the operations whose handlers always have a session. */
export type GuardedId = IdsWhose<{ guard: 'session' }>

/** Names of those with an Idempotency-Key. */
export type OnceId = IdsWhose<{ once: true }>

/** An operation with its row and its contract. */
export type Operation = OperationSpec<OperationId> & Rules

/** Every operation, in the contract's order. */
export const SERVED: readonly Operation[] = OPERATIONS.map((spec) => ({ ...spec, ...RULES[spec.id] }))
