import { redirect, type RouteObject } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

import { api, dataOf, Failure } from './api.ts'
import { isTransient } from './load-again.ts'
import { cachedResponse, clearCachedResponses, networkFirst } from './offline/cached-responses.ts'
import { KeyedByPath } from './shell/KeyedByPath.tsx'
import { NoPage } from './shell/NoPage.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import type { SignedIn } from './shell/use-me.ts'
import { loadStockCar } from './stock/load-stock-car.ts'

/**
 * The signed-in user; redirects to the sign-in page where there is none. Where the server cannot answer for the moment, it is the last one:
 * an error in the place of all pages would take what is typed with it.
 */
async function loadMe({ request }: { request: Request }): Promise<SignedIn> {
  try {
    return { ...(await networkFirst('me', dataOf(api.GET('/me')))), isStale: false }
  } catch (error) {
    const kept = isTransient(error) ? (cachedResponse('me') as Me | null) : null
    if (kept !== null) return { ...kept, isStale: true }
    if (!(error instanceof Failure) || error.problem?.status !== 401) throw error
    clearCachedResponses()
    const { pathname, search } = new URL(request.url)
    throw redirect(`/sign-in?to=${encodeURIComponent(pathname + search)}`)
  }
}

/** The pages of the office. */
export const OFFICE_ROUTES: RouteObject[] = [
  {
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: [
      {
        path: '/sign-in',
        lazy: () => import('./session/SignInPage.tsx').then((page) => ({ Component: page.SignInPage })),
      },
      {
        path: '/invitation',
        lazy: () => import('./team/InvitationPage.tsx').then((page) => ({ Component: page.InvitationPage })),
      },
      {
        id: 'shell',
        path: '/',
        loader: loadMe,
        // With each page: the session may have ended, or somebody else may have signed in by another tab.
        shouldRevalidate: () => true,
        lazy: () => import('./shell/Shell.tsx').then(({ Shell }) => ({ Component: Shell })),
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [
              {
                index: true,
                lazy: () =>
                  import('./inbox/InboxPage.tsx').then((page) => ({
                    loader: page.loadInbox,
                    Component: page.InboxPage,
                  })),
              },
              {
                path: 'cases/:kind',
                lazy: () =>
                  import('./cases/CasesPage.tsx').then((page) => ({
                    loader: page.loadCases,
                    Component: page.CasesPage,
                  })),
              },
              {
                path: 'calendar/:edition',
                lazy: () =>
                  import('./calendar/CalendarPage.tsx').then((page) => ({
                    loader: page.loadCalendar,
                    Component: page.CalendarPage,
                  })),
              },
              {
                path: 'cars',
                lazy: () =>
                  import('./stock/StockPage.tsx').then((page) => ({
                    loader: page.loadStock,
                    Component: page.StockPage,
                  })),
              },
              {
                path: 'featured/:edition',
                lazy: () =>
                  import('./featured/FeaturedPage.tsx').then((page) => ({
                    loader: page.loadFeatured,
                    Component: page.FeaturedPage,
                  })),
              },
              {
                path: 'imports',
                lazy: () =>
                  import('./imports/ImportsPage.tsx').then((page) => ({
                    loader: page.loadImports,
                    Component: page.ImportsPage,
                  })),
              },
              {
                path: 'content/:edition/:list',
                lazy: () =>
                  import('./content/ContentListPage.tsx').then((page) => ({
                    loader: page.loadContentList,
                    Component: page.ContentListPage,
                  })),
              },
              {
                path: 'claims/:edition',
                lazy: () =>
                  import('./claims/ClaimsPage.tsx').then((page) => ({
                    loader: page.loadClaims,
                    Component: page.ClaimsPage,
                  })),
              },
              {
                path: 'numbers',
                lazy: () =>
                  import('./numbers/NumbersPage.tsx').then((page) => ({
                    loader: page.loadNumbers,
                    Component: page.NumbersPage,
                  })),
              },
              {
                path: 'team',
                lazy: () =>
                  import('./team/TeamPage.tsx').then((page) => ({ loader: page.loadTeam, Component: page.TeamPage })),
              },
              {
                path: 'team/new',
                lazy: () => import('./team/InvitePage.tsx').then((page) => ({ Component: page.InvitePage })),
              },
              {
                path: 'audit',
                lazy: () =>
                  import('./audit/AuditPage.tsx').then((page) => ({
                    loader: page.loadAudit,
                    Component: page.AuditPage,
                  })),
              },
              {
                Component: KeyedByPath,
                children: [
                  {
                    path: 'requests/:edition/:reference',
                    lazy: () =>
                      import('./inbox/RequestPage.tsx').then((page) => ({
                        loader: page.loadRequest,
                        Component: page.RequestPage,
                      })),
                  },
                  {
                    path: 'cases/:kind/:edition/:reference',
                    lazy: () =>
                      import('./cases/CasePage.tsx').then((page) => ({
                        loader: page.loadCase,
                        Component: page.CasePage,
                      })),
                  },
                  {
                    path: 'cars/new/:edition',
                    lazy: () =>
                      import('./stock/NewCarPage.tsx').then((page) => ({
                        loader: page.loadNewCar,
                        Component: page.NewCarPage,
                      })),
                  },
                  {
                    path: 'cars/:edition/:id',
                    loader: loadStockCar,
                    lazy: () => import('./stock/StockCarPage.tsx').then((page) => ({ Component: page.StockCarPage })),
                  },
                  {
                    path: 'cars/:edition/:id/inspection',
                    lazy: () =>
                      import('./inspection/InspectionPage.tsx').then((page) => ({
                        loader: page.loadInspection,
                        Component: page.InspectionPage,
                      })),
                  },
                  {
                    path: 'cars/:edition/:id/records',
                    lazy: () =>
                      import('./records/RecordsPage.tsx').then((page) => ({
                        loader: page.loadRecords,
                        Component: page.RecordsPage,
                      })),
                  },
                  {
                    path: 'cars/:edition/:id/edit',
                    lazy: () =>
                      import('./stock/EditCarPage.tsx').then((page) => ({
                        loader: page.loadEditedCar,
                        Component: page.EditCarPage,
                      })),
                  },
                  {
                    path: 'content/:edition/:list/:item',
                    lazy: () =>
                      import('./content/ContentPage.tsx').then((page) => ({
                        loader: page.loadContent,
                        Component: page.ContentPage,
                      })),
                  },
                  {
                    path: 'imports/:edition/:import',
                    lazy: () =>
                      import('./imports/ImportPage.tsx').then((page) => ({
                        loader: page.loadImport,
                        Component: page.ImportPage,
                      })),
                  },
                  {
                    path: 'team/:id',
                    lazy: () =>
                      import('./team/MemberPage.tsx').then((page) => ({
                        loader: page.loadMember,
                        Component: page.MemberPage,
                      })),
                  },
                ],
              },
              { path: '*', Component: NoPage },
            ],
          },
        ],
      },
    ],
  },
]
