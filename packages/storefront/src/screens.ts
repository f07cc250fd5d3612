import * as bookingPage from './pages/booking/BookingPage.tsx'
import * as buyCarsPage from './pages/buy-cars/BuyCarsPage.tsx'
import * as carPage from './pages/car/CarPage.tsx'
import * as contentPage from './pages/content/ContentPage.tsx'
import * as faqsPage from './pages/faqs/FaqsPage.tsx'
import * as homePage from './pages/home/HomePage.tsx'
import * as notFoundPage from './pages/not-found/NotFoundPage.tsx'
import * as salePage from './pages/sale/SalePage.tsx'
import * as visitPage from './pages/visit/VisitPage.tsx'
import { siteContext } from './request/site-context.ts'
import * as shellRoute from './shell/ShellRoute.tsx'

/**
 * For rendering whole screens outside an edition's bundle, as Storybook does: route modules, and the context that their
 * loaders read.
 */
export const SCREENS = {
  shell: shellRoute,
  pages: {
    home: homePage,
    buyCars: buyCarsPage,
    car: carPage,
    about: contentPage,
    faqs: faqsPage,
    booking: bookingPage,
    visit: visitPage,
    sale: salePage,
  },
  notFound: notFoundPage,
  siteContext,
}
