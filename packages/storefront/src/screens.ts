// What shows whole screens outside an edition's bundle (Storybook): the shell, the pages and what their loaders are given.
export * as aboutPage from './pages/about/AboutPage.tsx'
export * as buyCarsPage from './pages/buy-cars/BuyCarsPage.tsx'
export * as carPage from './pages/car/CarPage.tsx'
export * as faqsPage from './pages/faqs/FaqsPage.tsx'
export * as homePage from './pages/home/HomePage.tsx'
export * as notFoundPage from './pages/not-found/NotFoundPage.tsx'
export { siteContext } from './request/site-context.ts'
export * as shellRoute from './shell/ShellRoute.tsx'
