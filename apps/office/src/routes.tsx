import { redirect, type RouteObject } from 'react-router'

import { api, dataOf, Failure, PartMissing } from './api.ts'
import { forgetAnswers, orKept } from './offline/kept-answers.ts'
import { KeyedByPath } from './shell/KeyedByPath.tsx'
import { NoPage } from './shell/NoPage.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { loadStockCar } from './stock/load-stock-car.ts'

/** Who is signed in; leads to the page for signing in where nobody is. */
async function loadMe({ request }: { request: Request }) {
  try {
    return await orKept('me', dataOf(api.GET('/me')))
  } catch (error) {
    if (!(error instanceof Failure) || error.problem?.status !== 401) throw error
    forgetAnswers()
    const { pathname, search } = new URL(request.url)
    throw redirect(`/sign-in?to=${encodeURIComponent(pathname + search)}`)
  }
}

/** Loads the script of a page when it is first gone to. Throws {@link PartMissing} where it cannot be had. */
function part<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () =>
    load().catch((cause: unknown) => {
      throw new PartMissing('The script of a page is not there.', { cause })
    })
}

/** The pages of the office. */
export const OFFICE_ROUTES: RouteObject[] = [
  {
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: [
      {
        path: '/sign-in',
        lazy: part(() => import('./session/SignInPage.tsx').then((page) => ({ Component: page.SignInPage }))),
      },
      {
        path: '/invitation',
        lazy: part(() => import('./team/InvitationPage.tsx').then((page) => ({ Component: page.InvitationPage }))),
      },
      {
        id: 'shell',
        path: '/',
        loader: loadMe,
        lazy: part(() => import('./shell/Shell.tsx').then(({ Shell }) => ({ Component: Shell }))),
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [
              {
                index: true,
                lazy: part(() =>
                  import('./inbox/InboxPage.tsx').then((page) => ({
                    loader: page.loadInbox,
                    Component: page.InboxPage,
                  })),
                ),
              },
              {
                path: 'cases/:kind',
                lazy: part(() =>
                  import('./cases/CasesPage.tsx').then((page) => ({
                    loader: page.loadCases,
                    Component: page.CasesPage,
                  })),
                ),
              },
              {
                path: 'calendar/:edition',
                lazy: part(() =>
                  import('./calendar/CalendarPage.tsx').then((page) => ({
                    loader: page.loadCalendar,
                    Component: page.CalendarPage,
                  })),
                ),
              },
              {
                path: 'cars',
                lazy: part(() =>
                  import('./stock/StockPage.tsx').then((page) => ({
                    loader: page.loadStock,
                    Component: page.StockPage,
                  })),
                ),
              },
              {
                path: 'featured/:edition',
                lazy: part(() =>
                  import('./featured/FeaturedPage.tsx').then((page) => ({
                    loader: page.loadFeatured,
                    Component: page.FeaturedPage,
                  })),
                ),
              },
              {
                path: 'imports',
                lazy: part(() =>
                  import('./imports/ImportsPage.tsx').then((page) => ({
                    loader: page.loadImports,
                    Component: page.ImportsPage,
                  })),
                ),
              },
              {
                path: 'content/:edition/:list',
                lazy: part(() =>
                  import('./content/ContentListPage.tsx').then((page) => ({
                    loader: page.loadContentList,
                    Component: page.ContentListPage,
                  })),
                ),
              },
              {
                path: 'claims/:edition',
                lazy: part(() =>
                  import('./claims/ClaimsPage.tsx').then((page) => ({
                    loader: page.loadClaims,
                    Component: page.ClaimsPage,
                  })),
                ),
              },
              {
                path: 'numbers',
                lazy: part(() =>
                  import('./numbers/NumbersPage.tsx').then((page) => ({
                    loader: page.loadNumbers,
                    Component: page.NumbersPage,
                  })),
                ),
              },
              {
                path: 'team',
                lazy: part(() =>
                  import('./team/TeamPage.tsx').then((page) => ({ loader: page.loadTeam, Component: page.TeamPage })),
                ),
              },
              {
                path: 'team/new',
                lazy: part(() => import('./team/InvitePage.tsx').then((page) => ({ Component: page.InvitePage }))),
              },
              {
                path: 'audit',
                lazy: part(() =>
                  import('./audit/AuditPage.tsx').then((page) => ({
                    loader: page.loadAudit,
                    Component: page.AuditPage,
                  })),
                ),
              },
              {
                Component: KeyedByPath,
                children: [
                  {
                    path: 'requests/:edition/:reference',
                    lazy: part(() =>
                      import('./inbox/RequestPage.tsx').then((page) => ({
                        loader: page.loadRequest,
                        Component: page.RequestPage,
                      })),
                    ),
                  },
                  {
                    path: 'cases/:kind/:edition/:reference',
                    lazy: part(() =>
                      import('./cases/CasePage.tsx').then((page) => ({
                        loader: page.loadCase,
                        Component: page.CasePage,
                      })),
                    ),
                  },
                  {
                    path: 'cars/new/:edition',
                    lazy: part(() =>
                      import('./stock/NewCarPage.tsx').then((page) => ({
                        loader: page.loadNewCar,
                        Component: page.NewCarPage,
                      })),
                    ),
                  },
                  {
                    path: 'cars/:edition/:id',
                    loader: loadStockCar,
                    lazy: part(() =>
                      import('./stock/StockCarPage.tsx').then((page) => ({ Component: page.StockCarPage })),
                    ),
                  },
                  {
                    path: 'cars/:edition/:id/inspection',
                    lazy: part(() =>
                      import('./inspection/InspectionPage.tsx').then((page) => ({
                        loader: page.loadInspection,
                        Component: page.InspectionPage,
                      })),
                    ),
                  },
                  {
                    path: 'cars/:edition/:id/records',
                    lazy: part(() =>
                      import('./records/RecordsPage.tsx').then((page) => ({
                        loader: page.loadRecords,
                        Component: page.RecordsPage,
                      })),
                    ),
                  },
                  {
                    path: 'cars/:edition/:id/edit',
                    lazy: part(() =>
                      import('./stock/EditCarPage.tsx').then((page) => ({
                        loader: page.loadEditedCar,
                        Component: page.EditCarPage,
                      })),
                    ),
                  },
                  {
                    path: 'content/:edition/:list/:item',
                    lazy: part(() =>
                      import('./content/ContentPage.tsx').then((page) => ({
                        loader: page.loadContent,
                        Component: page.ContentPage,
                      })),
                    ),
                  },
                  {
                    path: 'imports/:edition/:import',
                    lazy: part(() =>
                      import('./imports/ImportPage.tsx').then((page) => ({
                        loader: page.loadImport,
                        Component: page.ImportPage,
                      })),
                    ),
                  },
                  {
                    path: 'team/:id',
                    lazy: part(() =>
                      import('./team/MemberPage.tsx').then((page) => ({
                        loader: page.loadMember,
                        Component: page.MemberPage,
                      })),
                    ),
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
