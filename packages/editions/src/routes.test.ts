import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, LANGUAGES } from './language.ts'
import { carPath } from './routes/car-path.ts'
import { parsePath } from './routes/parse-path.ts'
import { pathFor } from './routes/path-for.ts'
import { ROUTE_KEYS, type RouteKey, ROUTES, sessionUseOf } from './routes/route-table.ts'
import { pathInLanguage } from './routes/switch-language.ts'

const anyPathFor = pathFor as (key: RouteKey, language: string, params: Record<string, string>) => string
const sampleParams = {
  brand: 'toyota',
  model: 'corolla',
  year: '2019',
  price: '120000',
  id: 'x7',
  token: 't0k',
  key: 'security',
}

describe('the route table', () => {
  it('says which pages are one visitor’s own', () => {
    const own = ROUTE_KEYS.filter((key) => sessionUseOf(key) !== null).map((key) => [key, sessionUseOf(key)])
    expect(Object.fromEntries(own)).toEqual({
      account: 'needed',
      accountExport: 'needed',
      accountSection: 'needed',
      editProfile: 'needed',
      favourites: 'read',
      signIn: 'read',
      signUp: 'read',
      resetPassword: 'read',
      forgotPassword: 'read',
      unsubscribeBlog: 'read',
      userToken: 'read',
      newsletter: 'read',
      chooseCar: 'read',
      interested: 'read',
      booking: 'read',
      poll: 'read',
      visit: 'read',
      sale: 'read',
    })
  })

  it('gives every page one address in every language', () => {
    const paths = Object.fromEntries(
      ROUTE_KEYS.map((key) => [
        key,
        LANGUAGE_CODES.map((language) => anyPathFor(key, language, sampleParams)).join('  '),
      ]),
    )
    expect(paths).toMatchInlineSnapshot(`
      {
        "about": "/about  /fr/about  /ar/about  /zu/about  /xh/about  /rw/about  /sn/about",
        "account": "/account  /fr/account  /ar/account  /zu/account  /xh/account  /rw/account  /sn/account",
        "accountExport": "/account/export  /fr/account/export  /ar/account/export  /zu/account/export  /xh/account/export  /rw/account/export  /sn/account/export",
        "accountSection": "/account/security  /fr/account/security  /ar/account/security  /zu/account/security  /xh/account/security  /rw/account/security  /sn/account/security",
        "blog": "/blog  /fr/blog  /ar/blog  /zu/blog  /xh/blog  /rw/blog  /sn/blog",
        "blogPost": "/blog/x7  /fr/blog/x7  /ar/blog/x7  /zu/blog/x7  /xh/blog/x7  /rw/blog/x7  /sn/blog/x7",
        "booking": "/bookings/t0k  /fr/bookings/t0k  /ar/bookings/t0k  /zu/bookings/t0k  /xh/bookings/t0k  /rw/bookings/t0k  /sn/bookings/t0k",
        "buy": "/buy  /fr/buy  /ar/buy  /zu/buy  /xh/buy  /rw/buy  /sn/buy",
        "buyCars": "/buy-cars  /fr/buy-cars  /ar/buy-cars  /zu/buy-cars  /xh/buy-cars  /rw/buy-cars  /sn/buy-cars",
        "car": "/buy/toyota/corolla/2019/120000/x7  /fr/buy/toyota/corolla/2019/120000/x7  /ar/buy/toyota/corolla/2019/120000/x7  /zu/buy/toyota/corolla/2019/120000/x7  /xh/buy/toyota/corolla/2019/120000/x7  /rw/buy/toyota/corolla/2019/120000/x7  /sn/buy/toyota/corolla/2019/120000/x7",
        "carCheck": "/buy/toyota/corolla/2019/120000/x7/check  /fr/buy/toyota/corolla/2019/120000/x7/check  /ar/buy/toyota/corolla/2019/120000/x7/check  /zu/buy/toyota/corolla/2019/120000/x7/check  /xh/buy/toyota/corolla/2019/120000/x7/check  /rw/buy/toyota/corolla/2019/120000/x7/check  /sn/buy/toyota/corolla/2019/120000/x7/check",
        "carCosts": "/finance/costs  /fr/finance/costs  /ar/finance/costs  /zu/finance/costs  /xh/finance/costs  /rw/finance/costs  /sn/finance/costs",
        "carInsurance": "/car-insurance  /fr/car-insurance  /ar/car-insurance  /zu/car-insurance  /xh/car-insurance  /rw/car-insurance  /sn/car-insurance",
        "carProblem": "/buy/toyota/corolla/2019/120000/x7/problem  /fr/buy/toyota/corolla/2019/120000/x7/problem  /ar/buy/toyota/corolla/2019/120000/x7/problem  /zu/buy/toyota/corolla/2019/120000/x7/problem  /xh/buy/toyota/corolla/2019/120000/x7/problem  /rw/buy/toyota/corolla/2019/120000/x7/problem  /sn/buy/toyota/corolla/2019/120000/x7/problem",
        "carReport": "/buy/toyota/corolla/2019/120000/x7/report  /fr/buy/toyota/corolla/2019/120000/x7/report  /ar/buy/toyota/corolla/2019/120000/x7/report  /zu/buy/toyota/corolla/2019/120000/x7/report  /xh/buy/toyota/corolla/2019/120000/x7/report  /rw/buy/toyota/corolla/2019/120000/x7/report  /sn/buy/toyota/corolla/2019/120000/x7/report",
        "careers": "/about/careers  /fr/about/careers  /ar/about/careers  /zu/about/careers  /xh/about/careers  /rw/about/careers  /sn/about/careers",
        "categories": "/category  /fr/category  /ar/category  /zu/category  /xh/category  /rw/category  /sn/category",
        "category": "/category/x7  /fr/category/x7  /ar/category/x7  /zu/category/x7  /xh/category/x7  /rw/category/x7  /sn/category/x7",
        "chooseCar": "/interested  /fr/interested  /ar/interested  /zu/interested  /xh/interested  /rw/interested  /sn/interested",
        "compare": "/compare  /fr/compare  /ar/compare  /zu/compare  /xh/compare  /rw/compare  /sn/compare",
        "contactUs": "/contact-us  /fr/contact-us  /ar/contact-us  /zu/contact-us  /xh/contact-us  /rw/contact-us  /sn/contact-us",
        "diagnostic": "/services/diagnostic  /fr/services/diagnostic  /ar/services/diagnostic  /zu/services/diagnostic  /xh/services/diagnostic  /rw/services/diagnostic  /sn/services/diagnostic",
        "editProfile": "/edit-profile  /edit-profile  /edit-profile  /edit-profile  /edit-profile  /edit-profile  /edit-profile",
        "faqs": "/faqs  /fr/faqs  /ar/faqs  /zu/faqs  /xh/faqs  /rw/faqs  /sn/faqs",
        "favourites": "/account/favourites  /fr/account/favourites  /ar/account/favourites  /zu/account/favourites  /xh/account/favourites  /rw/account/favourites  /sn/account/favourites",
        "finance": "/finance  /fr/finance  /ar/finance  /zu/finance  /xh/finance  /rw/finance  /sn/finance",
        "financeSchedule": "/finance/schedule  /fr/finance/schedule  /ar/finance/schedule  /zu/finance/schedule  /xh/finance/schedule  /rw/finance/schedule  /sn/finance/schedule",
        "forgotPassword": "/forgot-password/t0k  /fr/forgot-password/t0k  /ar/forgot-password/t0k  /zu/forgot-password/t0k  /xh/forgot-password/t0k  /rw/forgot-password/t0k  /sn/forgot-password/t0k",
        "home": "/home  /fr  /ar  /zu  /xh  /rw  /sn",
        "inspector": "/services/inspector  /fr/services/inspector  /ar/services/inspector  /zu/services/inspector  /xh/services/inspector  /rw/services/inspector  /sn/services/inspector",
        "interested": "/interested/x7  /fr/interested/x7  /ar/interested/x7  /zu/interested/x7  /xh/interested/x7  /rw/interested/x7  /sn/interested/x7",
        "leaveNewsletter": "/unsubscribe-blog  /fr/unsubscribe-blog  /ar/unsubscribe-blog  /zu/unsubscribe-blog  /xh/unsubscribe-blog  /rw/unsubscribe-blog  /sn/unsubscribe-blog",
        "newsletter": "/newsletter/t0k  /fr/newsletter/t0k  /ar/newsletter/t0k  /zu/newsletter/t0k  /xh/newsletter/t0k  /rw/newsletter/t0k  /sn/newsletter/t0k",
        "ourTeam": "/about/our-team  /fr/about/our-team  /ar/about/our-team  /zu/about/our-team  /xh/about/our-team  /rw/about/our-team  /sn/about/our-team",
        "poll": "/compare/t0k  /fr/compare/t0k  /ar/compare/t0k  /zu/compare/t0k  /xh/compare/t0k  /rw/compare/t0k  /sn/compare/t0k",
        "pricingTool": "/pricing-tool  /fr/pricing-tool  /ar/pricing-tool  /zu/pricing-tool  /xh/pricing-tool  /rw/pricing-tool  /sn/pricing-tool",
        "privacyPolicy": "/privacy-policy  /fr/privacy-policy  /ar/privacy-policy  /zu/privacy-policy  /xh/privacy-policy  /rw/privacy-policy  /sn/privacy-policy",
        "recentlyViewed": "/recently-viewed  /fr/recently-viewed  /ar/recently-viewed  /zu/recently-viewed  /xh/recently-viewed  /rw/recently-viewed  /sn/recently-viewed",
        "resetPassword": "/reset-password  /fr/reset-password  /ar/reset-password  /zu/reset-password  /xh/reset-password  /rw/reset-password  /sn/reset-password",
        "sale": "/sales/t0k  /fr/sales/t0k  /ar/sales/t0k  /zu/sales/t0k  /xh/sales/t0k  /rw/sales/t0k  /sn/sales/t0k",
        "sellCar": "/sell-car  /fr/sell-car  /ar/sell-car  /zu/sell-car  /xh/sell-car  /rw/sell-car  /sn/sell-car",
        "sellYourCar": "/sell-your-car  /sell-your-car  /sell-your-car  /sell-your-car  /sell-your-car  /sell-your-car  /sell-your-car",
        "serviceTime": "/services/security/time  /fr/services/security/time  /ar/services/security/time  /zu/services/security/time  /xh/services/security/time  /rw/services/security/time  /sn/services/security/time",
        "services": "/services  /fr/services  /ar/services  /zu/services  /xh/services  /rw/services  /sn/services",
        "signIn": "/account/sign-in  /fr/account/sign-in  /ar/account/sign-in  /zu/account/sign-in  /xh/account/sign-in  /rw/account/sign-in  /sn/account/sign-in",
        "signUp": "/account/sign-up  /fr/account/sign-up  /ar/account/sign-up  /zu/account/sign-up  /xh/account/sign-up  /rw/account/sign-up  /sn/account/sign-up",
        "slash": "/  /  /  /  /  /  /",
        "termsOfUse": "/terms-of-use  /fr/terms-of-use  /ar/terms-of-use  /zu/terms-of-use  /xh/terms-of-use  /rw/terms-of-use  /sn/terms-of-use",
        "unsubscribeBlog": "/unsubscribe-blog/t0k  /fr/unsubscribe-blog/t0k  /ar/unsubscribe-blog/t0k  /zu/unsubscribe-blog/t0k  /xh/unsubscribe-blog/t0k  /rw/unsubscribe-blog/t0k  /sn/unsubscribe-blog/t0k",
        "userToken": "/user/t0k  /fr/user/t0k  /ar/user/t0k  /zu/user/t0k  /xh/user/t0k  /rw/user/t0k  /sn/user/t0k",
        "vinCheck": "/services/vin-check  /fr/services/vin-check  /ar/services/vin-check  /zu/services/vin-check  /xh/services/vin-check  /rw/services/vin-check  /sn/services/vin-check",
        "visit": "/visits/t0k  /fr/visits/t0k  /ar/visits/t0k  /zu/visits/t0k  /xh/visits/t0k  /rw/visits/t0k  /sn/visits/t0k",
        "warranty": "/about/warranty  /fr/about/warranty  /ar/about/warranty  /zu/about/warranty  /xh/about/warranty  /rw/about/warranty  /sn/about/warranty",
      }
    `)
  })

  it('reads back every address it writes, whatever the parameters hold', () => {
    const param = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(
        fc.constantFrom(...ROUTE_KEYS),
        fc.constantFrom(...LANGUAGE_CODES),
        fc.record({
          brand: param,
          model: param,
          year: param,
          price: param,
          id: param,
          token: param,
          key: param.filter((key) => !['favourites', 'sign-in'].includes(key)),
        }),
        (key, language, params) => {
          const parsed = parsePath(anyPathFor(key, language, params))
          expect(parsed?.key).toBe(key)
          expect(parsed?.language).toBe('unprefixed' in ROUTES[key] ? null : language)
          for (const [name, value] of Object.entries(parsed?.params ?? {}))
            expect(value).toBe(params[name as keyof typeof params])
        },
      ),
    )
  })

  it('knows no other prefix, case or depth', () => {
    for (const path of [
      '/FR/buy-cars',
      '/en/buy-cars',
      '/wo/buy-cars',
      '/fr/edit-profile',
      '/fr/home',
      '/buy-cars/buy-cars',
      '/buy/toyota',
      '/sn/ar/buy',
      '/buy/a/b/c/d/%E0%A4%A',
    ]) {
      expect(parsePath(path), path).toBeNull()
    }
  })

  it('never mixes Wolof with the language code of Shona', () => {
    expect(pathFor('buyCars', 'wo')).toBe('/sn/buy-cars')
    expect(parsePath('/sn/buy-cars')?.language).toBe('wo')
    expect(Object.keys(LANGUAGES)).not.toContain('sn')
  })

  it('refuses to write an address with a parameter missing', () => {
    expect(() => pathFor('category', 'fr', { id: '' })).toThrow(RangeError)
  })
})

describe('the address of a car', () => {
  it('names brand, model, year and price before the id', () => {
    const duster = { id: '4k7q2pxa', brand: { id: 'dacia' }, model: { id: 'duster' }, modelYear: 2021, price: 165_000 }
    expect(carPath(duster, 'fr')).toBe('/fr/buy/dacia/duster/2021/165000/4k7q2pxa')
  })
})

describe('a change of language', () => {
  it('stays on the page and keeps the query', () => {
    expect(pathInLanguage('/fr/buy-cars', '?brand=dacia', 'ar')).toBe('/ar/buy-cars?brand=dacia')
    expect(pathInLanguage('/', '', 'fr')).toBe('/fr')
    expect(pathInLanguage('/sell-your-car', '', 'wo')).toBe('/sell-your-car?language=wo')
    expect(pathInLanguage('/sell-your-car', '?brand=dacia', 'en')).toBe('/sell-your-car?brand=dacia&language=en')
    expect(pathInLanguage('/nowhere', '', 'wo')).toBe('/sn')
  })
})
