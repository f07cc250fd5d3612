import type { Handlers } from '../contract/handler.ts'
import type { ApiServices } from './api-services.ts'
import { createAuthHandlers } from './auth/auth.handlers.ts'
import { createBlogHandlers } from './blogs/blogs.handlers.ts'
import { createBookingTermsHandlers } from './booking-terms/booking-terms.handlers.ts'
import { createBrandHandlers } from './brands/brands.handlers.ts'
import { createCarHandlers } from './cars/car.handlers.ts'
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
import { createLoanHandlers } from './loans/loan-terms.handlers.ts'
import { createNewsletterHandlers } from './newsletter/newsletter.handlers.ts'
import { createPageHandlers } from './pages/pages.handlers.ts'
import { createProfileHandlers } from './profile/profile.handlers.ts'
import { createRatesHandlers } from './rates/rates.handlers.ts'
import { createRequestHandlers } from './requests/requests.handlers.ts'
import { createServiceHistoryHandlers } from './services/service-histories.handlers.ts'
import { createStoreHandlers } from './stores/stores.handlers.ts'
import { createTeamHandlers } from './team/team.handlers.ts'
import { createTestimonialHandlers } from './testimonials/testimonials.handlers.ts'
import { createViewHandlers } from './views/views.handlers.ts'

/** Every handler of the API. The compiler names an operation that has none and is not on the list of those to come. */
export function createHandlers(services: ApiServices): Handlers {
  return {
    ...createListingHandlers(services),
    ...createSuggestionHandlers(services),
    ...createCarHandlers(services),
    ...createSimilarCarsHandlers(services),
    ...createViewHandlers(services),
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
    ...createLoanHandlers(),
    ...createBookingTermsHandlers(),
    ...createRequestHandlers(services),
    ...createNewsletterHandlers(services),
    ...createAuthHandlers(services),
    ...createProfileHandlers(services),
  }
}
