import type { Handlers } from '../contract/handler.ts'
import type { ApiServices } from './api-services.ts'
import { createAuthHandlers } from './auth/auth.handlers.ts'
import { createPasswordHandlers } from './auth/password.handlers.ts'
import { createSignUpHandlers } from './auth/sign-up.handlers.ts'
import { createBlogHandlers } from './blogs/blogs.handlers.ts'
import { createBookingTermsHandlers } from './booking-terms/booking-terms.handlers.ts'
import { createBookingHandlers } from './bookings/bookings.handlers.ts'
import { createBrandHandlers } from './brands/brands.handlers.ts'
import { createCarWaitHandlers } from './car-waits/car-waits.handlers.ts'
import { createCarHandlers } from './cars/car.handlers.ts'
import { createComparableCarsHandlers } from './cars/comparable-cars.handlers.ts'
import { createFeaturedCarsHandlers } from './cars/featured-cars.handlers.ts'
import { createListingHandlers } from './cars/list-cars.handlers.ts'
import { createSimilarCarsHandlers } from './cars/similar-cars.handlers.ts'
import { createSuggestionHandlers } from './cars/suggest-cars.handlers.ts'
import { createCategoryHandlers } from './categories/categories.handlers.ts'
import { createContactHandlers } from './contact/contact.handlers.ts'
import { createCountryHandlers } from './countries/countries.handlers.ts'
import { createFaqHandlers } from './faqs/faqs.handlers.ts'
import { createFinancingPartnerHandlers } from './financing/financing-partners.handlers.ts'
import { createFooterHandlers } from './footer/footer.handlers.ts'
import { createGalleryHandlers } from './gallery/gallery.handlers.ts'
import { createLinkHandlers } from './links/links.handlers.ts'
import { createLoanHandlers } from './loans/loan-terms.handlers.ts'
import { createNewsletterHandlers } from './newsletter/newsletter.handlers.ts'
import { createPageHandlers } from './pages/pages.handlers.ts'
import { createPaymentHandlers } from './payments/payments.handlers.ts'
import { createPollHandlers } from './polls/polls.handlers.ts'
import { createPricingHandlers } from './pricing/pricing.handlers.ts'
import { createSellersValueHandlers } from './pricing/sellers.handlers.ts'
import { createConsentHandlers } from './profile/consents.handlers.ts'
import { createLeaveHandlers } from './profile/leave.handlers.ts'
import { createPhotoHandlers } from './profile/photo.handlers.ts'
import { createProfileHandlers } from './profile/profile.handlers.ts'
import { createRatesHandlers } from './rates/rates.handlers.ts'
import { createOwnRequestHandlers } from './requests/own-requests.handlers.ts'
import { createRequestHandlers } from './requests/requests.handlers.ts'
import { createServiceRequestHandlers } from './requests/service-requests.handlers.ts'
import { createQuestionnaireHandlers } from './sales/questionnaire.handlers.ts'
import { createSaleHandlers } from './sales/sales.handlers.ts'
import { createSavedSearchHandlers } from './saved-searches/saved-searches.handlers.ts'
import { createServiceHistoryHandlers } from './services/service-histories.handlers.ts'
import { createStoreHandlers } from './stores/stores.handlers.ts'
import { createTeamHandlers } from './team/team.handlers.ts'
import { createTestimonialHandlers } from './testimonials/testimonials.handlers.ts'
import { createUsageHandlers } from './usage/usage.handlers.ts'
import { createViewHandlers } from './views/views.handlers.ts'
import { createVisitHandlers } from './visits/visits.handlers.ts'
import { createWishlistHandlers } from './wishlists/wishlists.handlers.ts'

/** Every handler of the API. The compiler names an operation that has none and is not on the list of those to come. */
export function createHandlers(services: ApiServices): Handlers {
  return {
    ...createListingHandlers(services),
    ...createSuggestionHandlers(services),
    ...createCarHandlers(services),
    ...createSimilarCarsHandlers(services),
    ...createFeaturedCarsHandlers(services),
    ...createComparableCarsHandlers(services),
    ...createViewHandlers(services),
    ...createUsageHandlers(services),
    ...createPollHandlers(services),
    ...createServiceHistoryHandlers(services),
    ...createBrandHandlers(services),
    ...createFaqHandlers(services),
    ...createPageHandlers(services),
    ...createFinancingPartnerHandlers(services),
    ...createFooterHandlers(services),
    ...createContactHandlers(services),
    ...createTestimonialHandlers(services),
    ...createCategoryHandlers(services),
    ...createStoreHandlers(services),
    ...createCountryHandlers(),
    ...createGalleryHandlers(services),
    ...createTeamHandlers(services),
    ...createBlogHandlers(services),
    ...createRatesHandlers(services),
    ...createLoanHandlers(services),
    ...createPricingHandlers(services),
    ...createSellersValueHandlers(services),
    ...createBookingTermsHandlers(),
    ...createBookingHandlers(services),
    ...createPaymentHandlers(services),
    ...createVisitHandlers(services),
    ...createCarWaitHandlers(services),
    ...createRequestHandlers(services),
    ...createServiceRequestHandlers(services),
    ...createSaleHandlers(services),
    ...createQuestionnaireHandlers(services),
    ...createNewsletterHandlers(services),
    ...createLinkHandlers(services),
    ...createAuthHandlers(services),
    ...createSignUpHandlers(services),
    ...createPasswordHandlers(services),
    ...createProfileHandlers(services),
    ...createPhotoHandlers(services),
    ...createLeaveHandlers(services),
    ...createConsentHandlers(services),
    ...createOwnRequestHandlers(services),
    ...createWishlistHandlers(services),
    ...createSavedSearchHandlers(services),
  }
}
