import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** The route module of each page, relative to `src`. A key that is missing here has no page yet and answers not-found. */
export const PAGES: Partial<Record<RouteKey, string>> = {
  home: 'pages/home/HomePage.tsx',
  buyCars: 'pages/buy-cars/BuyCarsPage.tsx',
  buy: 'pages/buy-cars/BuyCarsPage.tsx',
  category: 'pages/category/CategoryPage.tsx',
  car: 'pages/car/CarPage.tsx',
  about: 'pages/about/AboutPage.tsx',
  carInsurance: 'pages/car-insurance/CarInsurancePage.tsx',
  faqs: 'pages/faqs/FaqsPage.tsx',
  privacyPolicy: 'pages/privacy-policy/PrivacyPolicyPage.tsx',
  termsOfUse: 'pages/terms-of-use/TermsOfUsePage.tsx',
}
