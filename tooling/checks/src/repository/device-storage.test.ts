import { expect, it } from 'vitest'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'

const POLICY = readText('packages/demonstration/src/content/pages/privacy-policy.ts')

/** Data stored in a visitor's browser, by the file that writes them, with their name in the English privacy policy. */
const STORED_DATA: Readonly<Record<string, string>> = {
  'packages/storefront/src/navigation/remember-language.ts': 'Local storage: language',
  'packages/storefront/src/overlay/offer-language.ts': 'Local storage: language',
  'packages/storefront/src/features/listing/recent-searches.ts': 'last searches',
  'packages/storefront/src/state/favourites-store.ts': 'favourites without an account',
  'packages/storefront/src/features/finance/costs/monthly-kilometres.ts': 'monthly kilometres',
  'packages/storefront/src/features/recent/recent-store.ts': 'cars looked at',
  'packages/storefront/src/features/compare/compare-store.ts': 'or compare',
  'packages/storefront/src/features/sell/use-draft.ts': 'the draft of a car to sell',
  'packages/storefront/src/pages/car-check/use-stored-checklist.ts': 'a checklist',
  'packages/storefront/src/features/sell/unsent-photos.ts': 'the draft of a car to sell',
  'packages/storefront/src/request/browser-session.ts': 'a marker of a session',
  'packages/storefront/src/features/favourites/sync-favourites.ts': 'favourites without an account',
  'packages/storefront/src/offline/cache-pages.ts': 'the last pages seen',
  'packages/storefront/src/offline/unsent-forms.ts': 'requests that wait for a connection',
  'packages/storefront/src/document/usage/count-usage.ts': 'Your choice stays in a cookie',
}

/** Files that write for those above, or write what is deleted with the tab or within minutes. */
const OTHER_WRITERS = [
  'packages/storefront/src/state/create-id-list.ts',
  'packages/storefront/src/features/authentication/AuthenticationModal.tsx',
  'packages/storefront/src/features/sell/SellForm.tsx',
  ...[
    'forget-after-session',
    'keep-draft-of-account',
    'offline-page',
    'service-worker',
    'start-offline',
    'worker-answers',
  ].map((name) => `packages/storefront/src/offline/${name}.ts`),
]

const WRITES = /localStorage\.setItem|document\.cookie = |openUnsentStore[<(]|caches\.open|createIdList\(/

it('all that the pages keep on a device is named in the privacy policy', () => {
  const writing = listFiles()
    .filter(({ path }) => /^packages\/(?:storefront|ui)\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter(({ text }) => WRITES.test(text()))
    .map(({ path }) => path)
  expect(writing.sort()).toEqual([...Object.keys(STORED_DATA), ...OTHER_WRITERS].sort())
  expect(Object.values(STORED_DATA).filter((name) => !POLICY.includes(name))).toEqual([])
})
