import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** The route module of a page that is not built yet. */
const SOON = 'pages/soon/SoonPage.tsx'

/** The route module of each page, relative to `src`. */
export const PAGES: Readonly<Record<RouteKey, string>> = {
  slash: 'pages/home/HomePage.tsx',
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
  blog: 'pages/blog/BlogPage.tsx',
  blogPost: 'pages/blog-post/BlogPostPage.tsx',
  favourites: 'pages/favourites/FavouritesPage.tsx',
  signIn: 'pages/sign-in/SignInPage.tsx',
  account: 'pages/account/AccountPage.tsx',
  unsubscribeBlog: 'pages/unsubscribe-blog/UnsubscribeBlogPage.tsx',
  userToken: 'pages/user-token/UserTokenPage.tsx',
  carReport: 'pages/car-report/CarReportPage.tsx',
  carProblem: 'pages/car-problem/CarProblemPage.tsx',
  compare: 'pages/compare/ComparePage.tsx',
  recentlyViewed: 'pages/recently-viewed/RecentlyViewedPage.tsx',
  sellCar: SOON,
  finance: SOON,
  ourTeam: SOON,
  contactUs: SOON,
  accountSection: SOON,
  interested: 'pages/interested/InterestedPage.tsx',
  editProfile: SOON,
  sellYourCar: SOON,
  pricingTool: SOON,
  resetPassword: SOON,
  forgotPassword: SOON,
}
