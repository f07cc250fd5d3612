import { createBrowserRouter, redirect } from 'react-router'

import { api, dataOf, Failure } from './api.ts'
import { AuditPage, loadAudit } from './audit/AuditPage.tsx'
import { CalendarPage, loadCalendar } from './calendar/CalendarPage.tsx'
import { CasePage, loadCase } from './cases/CasePage.tsx'
import { CasesPage, loadCases } from './cases/CasesPage.tsx'
import { ClaimsPage, loadClaims } from './claims/ClaimsPage.tsx'
import { ContentListPage, loadContentList } from './content/ContentListPage.tsx'
import { ContentPage, loadContent } from './content/ContentPage.tsx'
import { FeaturedPage, loadFeatured } from './featured/FeaturedPage.tsx'
import { ImportPage, loadImport } from './imports/ImportPage.tsx'
import { ImportsPage, loadImports } from './imports/ImportsPage.tsx'
import { InboxPage, loadInbox } from './inbox/InboxPage.tsx'
import { loadRequest, RequestPage } from './inbox/RequestPage.tsx'
import { InspectionPage, loadInspection } from './inspection/InspectionPage.tsx'
import { loadNumbers, NumbersPage } from './numbers/NumbersPage.tsx'
import { loadRecords, RecordsPage } from './records/RecordsPage.tsx'
import { SignInPage } from './session/SignInPage.tsx'
import { NoPage } from './shell/NoPage.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { Shell } from './shell/Shell.tsx'
import { EditCarPage, loadEditedCar } from './stock/EditCarPage.tsx'
import { loadStockCar } from './stock/load-stock-car.ts'
import { loadNewCar, NewCarPage } from './stock/NewCarPage.tsx'
import { StockCarPage } from './stock/StockCarPage.tsx'
import { loadStock, StockPage } from './stock/StockPage.tsx'
import { InvitationPage } from './team/InvitationPage.tsx'
import { InvitePage } from './team/InvitePage.tsx'
import { loadMember, MemberPage } from './team/MemberPage.tsx'
import { loadTeam, TeamPage } from './team/TeamPage.tsx'

/** Who is signed in; leads to the page for signing in where nobody is. */
async function loadMe({ request }: { request: Request }) {
  try {
    return await dataOf(api.GET('/me'))
  } catch (error) {
    if (!(error instanceof Failure) || error.problem?.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(`/sign-in?to=${encodeURIComponent(pathname + search)}`)
  }
}

/** The pages of the office. */
export function createOfficeRouter() {
  return createBrowserRouter([
    { path: '/sign-in', Component: SignInPage },
    { path: '/invitation', Component: InvitationPage },
    {
      id: 'shell',
      path: '/',
      loader: loadMe,
      Component: Shell,
      ErrorBoundary: PageFailure,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            { index: true, loader: loadInbox, Component: InboxPage },
            { path: 'requests/:edition/:reference', loader: loadRequest, Component: RequestPage },
            { path: 'cases/:kind', loader: loadCases, Component: CasesPage },
            { path: 'cases/:kind/:edition/:reference', loader: loadCase, Component: CasePage },
            { path: 'calendar/:edition', loader: loadCalendar, Component: CalendarPage },
            { path: 'cars', loader: loadStock, Component: StockPage },
            { path: 'cars/new/:edition', loader: loadNewCar, Component: NewCarPage },
            { path: 'cars/:edition/:id', loader: loadStockCar, Component: StockCarPage },
            { path: 'cars/:edition/:id/inspection', loader: loadInspection, Component: InspectionPage },
            { path: 'cars/:edition/:id/records', loader: loadRecords, Component: RecordsPage },
            { path: 'cars/:edition/:id/edit', loader: loadEditedCar, Component: EditCarPage },
            { path: 'featured/:edition', loader: loadFeatured, Component: FeaturedPage },
            { path: 'imports', loader: loadImports, Component: ImportsPage },
            { path: 'imports/:edition/:import', loader: loadImport, Component: ImportPage },
            { path: 'content/:edition/:list', loader: loadContentList, Component: ContentListPage },
            { path: 'content/:edition/:list/:item', loader: loadContent, Component: ContentPage },
            { path: 'claims/:edition', loader: loadClaims, Component: ClaimsPage },
            { path: 'numbers', loader: loadNumbers, Component: NumbersPage },
            { path: 'team', loader: loadTeam, Component: TeamPage },
            { path: 'team/new', Component: InvitePage },
            { path: 'team/:id', loader: loadMember, Component: MemberPage },
            { path: 'audit', loader: loadAudit, Component: AuditPage },
            { path: '*', Component: NoPage },
          ],
        },
      ],
    },
  ])
}
