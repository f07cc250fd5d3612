import type { ProblemCode } from '@otosafi/api-client/problem'
import { MAX_ACCOUNT_FAVOURITES } from '@otosafi/domain/listing/limits'
import { randomUuid } from '@otosafi/domain/random-uuid'
import { hasSession, markerOfSession } from '@otosafi/domain/session/has-session'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'

import { browserApi } from '../../request/browser-api.ts'
import { languageOfDocument } from '../../request/language-of-path.ts'
import { signOutSignal } from '../../session/sign-out-signal.ts'
import { createIdList } from '../../state/create-id-list.ts'
import { createRequestState, type RequestAnswer } from '../../state/create-request-state.ts'
import { DEVICE_LIST, favourites } from '../../state/favourites-store.ts'
import { notices } from '../../state/notices.ts'
import { REMOVE_FAVOURITE } from '../../state/remove-favourite.ts'
import { presentTexts } from '../../texts/page-translator.ts'

/** The account's entries: the id of each by its car. */
type Entries = ReadonlyMap<string, string>

const NOT_FOUND = 404

/** Why the account's list could not be read or changed: a problem of the API, or no answer at all. */
type Failure = ProblemCode | 'unanswered'

/** The guest's list on the device, from before the sign-in. */
const ofGuest = createIdList(DEVICE_LIST)

/** The entries of the account's favourites (P-33, P-42). */
const entries = createRequestState<Entries, Failure>(readEntries, { empty: new Map(), unanswered: 'unanswered' })

/** Cars that were pressed and whose change the account has not confirmed. */
const settling = new Map<string, Promise<void>>()

/** When each car was pressed last, as a number that ascends. */
const pressed = new Map<string, number>()
let presses = 0

/** The session's marker of the account whose favourites these are. */
let account = markerOfSession(document.cookie)

// Another account may have been signed in to in another tab: nothing of the one before is shown, or sent, on the next page.
addEventListener('newpage', () => {
  const present = markerOfSession(document.cookie)
  if (present === account) return
  account = present
  entries.getState().reset()
  settling.clear()
  pressed.clear()
  favourites.getState().read()
  void showAccountFavourites()
})

/** Local storage: the cars for which the account had no room, once that was said. */
const LEFT = 'favourites-left'

/** Reads the account's entries; what the device kept for a guest is merged into them, once, as far as there is room. */
async function readEntries(): Promise<RequestAnswer<Entries, Failure>> {
  const api = await browserApi(languageOfDocument())
  // A visitor may sign out while this page is still shown.
  const signal = signOutSignal()
  if (signal.aborted || !hasSession(document.cookie)) return { error: 'unauthorized' }
  ofGuest.getState().read()
  const { ids } = ofGuest.getState()
  const merge = () => api.POST('/wishlists/merge', { body: { cars: [...ids] }, signal })
  const isKnown = ids.length > 0 && wereLeft(ids)
  const read = ids.length > 0 && !isKnown ? await merge() : await api.GET('/wishlists/entries', { signal })
  const hasRoom = isKnown && read.data !== undefined && read.data.entries.length < MAX_ACCOUNT_FAVOURITES
  const { data, error } = hasRoom ? await merge() : read
  if (data === undefined) return { error: error.code }
  const kept = new Map(data.entries.map(({ _id: entry, car }) => [car, entry]))
  if (ids.length > 0) leaveOnDevice(kept.size < MAX_ACCOUNT_FAVOURITES ? [] : ids.filter((id) => !kept.has(id)))
  return { data: kept }
}

/** Whether it was said that the account has no room for any of the cars. */
function wereLeft(ids: readonly string[]): boolean {
  const left = localStorage.getItem(LEFT) ?? ''
  return ids.every((id) => left.includes(id))
}

/** Leaves the cars on the device for which the account had no room, and says so once. */
function leaveOnDevice(ids: readonly string[]): void {
  ofGuest.getState().replace(ids)
  if (ids.length === 0 || wereLeft(ids)) return
  const text = presentTexts()?.('favourites.full', { most: MAX_ACCOUNT_FAVOURITES })
  if (text === undefined) return
  notices.show({ tone: 'error', kind: 'notification', text })
  try {
    localStorage.setItem(LEFT, String(ids))
  } catch {
    // Storage full: the next page asks and says so again.
  }
}

/**
 * Shows which cars the account keeps. Where that cannot be read, what was known stays; so does what was pressed since the
 * account was asked, which is on its way there. Where the session has ended, the list is the device's.
 */
export async function showAccountFavourites(): Promise<void> {
  const since = (presses += 1)
  const before = favourites.getState().ids
  const counts = await entries.getState().load()
  const { data, error } = entries.getState()
  if (!hasSession(document.cookie)) {
    // The next press would add the account's cars to the device's list. One that is under way reads it where it is refused.
    if (settling.size === 0) favourites.getState().read()
    return
  }
  if (!counts || error !== null) return
  const { ids, replace } = favourites.getState()
  // The list knows of a press before this script does.
  const isPressed = (id: string) =>
    settling.has(id) || (pressed.get(id) ?? 0) > since || ids.includes(id) !== before.includes(id)
  const kept = [...data.keys()]
  replace([...ids.filter(isPressed), ...kept.filter((id) => !isPressed(id))])
  if (isListOutdated(kept)) history.go()
}

/**
 * Whether this is the page of the account's list, and lacks a car: what the device kept may have come to the account after the
 * page was made, and been sent from the page before.
 */
function isListOutdated(kept: readonly string[]): boolean {
  if (document.getElementById(REMOVE_FAVOURITE) === null) return false
  const hearts = document.querySelectorAll<HTMLButtonElement>(`main button[name=${FAVOURITE}]`)
  const shown = new Set(Array.from(hearts, ({ value }) => value))
  return kept.some((id) => !shown.has(id))
}

/** After a toggle: synchronises the account where there is one, and announces the change. */
export async function afterPress(id: string): Promise<void> {
  if (!hasSession(document.cookie)) return announce(id, favourites.getState().ids.includes(id))
  pressed.set(id, (presses += 1))
  const running = settling.get(id) ?? syncFavourite(id).finally(() => settling.delete(id))
  settling.set(id, running)
  return running
}

/** Announces a change of the list, and offers to undo a removal. */
function announce(id: string, added: boolean): void {
  const t = presentTexts()
  if (t === undefined) return
  const undo = (): void => {
    favourites.getState().toggle(id)
    void afterPress(id)
  }
  notices.show({
    tone: 'plain',
    kind: added ? 'message' : 'notification',
    text: t(added ? 'success.addedToFavourites' : 'success.removedFromFavourites'),
    ...(!added && { action: { label: t('actions.undo'), run: undo } }),
  })
}

/**
 * Sends the pressed favourite to the account, and then says so. The list is updated optimistically, and rolled back
 * where the account refuses.
 */
async function syncFavourite(id: string): Promise<void> {
  const isWanted = () => favourites.getState().ids.includes(id)
  const presser = account
  for (let settled: boolean | null = null; settled !== isWanted();) {
    const wanted = isWanted()
    const failure = await (wanted ? addToAccount(id) : removeFromAccount(id)).catch((): Failure => 'unanswered')
    // The list is another account's by now.
    if (account !== presser && account !== '') return
    if (failure !== null) return rollBack(id, wanted, failure)
    settled = wanted
  }
  announce(id, isWanted())
}

async function addToAccount(id: string): Promise<Failure | null> {
  const api = await browserApi(languageOfDocument())
  const key = { 'Idempotency-Key': randomUuid() }
  const { data, error } = await api.POST('/wishlists', { params: { header: key }, body: { car: id } })
  if (data === undefined) return error.code
  const { _id: entry } = data
  entries.setState(({ data: known }) => ({ data: new Map([[id, entry], ...without(known, id)]) }))
  return null
}

async function removeFromAccount(id: string): Promise<Failure | null> {
  const entryOf = () => entries.getState().data.get(id)
  // Another tab or device may have added it.
  if (entryOf() === undefined) await showAccountFavourites()
  const entry = entryOf()
  if (entry === undefined) return entries.getState().error
  const api = await browserApi(languageOfDocument())
  const { error, response } = await api.DELETE('/wishlists/{id}', { params: { path: { id: entry } } })
  if (error !== undefined && response.status !== NOT_FOUND) return error.code
  entries.setState(({ data }) => ({ data: without(data, id) }))
  return null
}

const without = (known: Entries, id: string): Entries => new Map([...known].filter(([car]) => car !== id))

/** Shows again what the account has. Where its session has ended, the device does what was wanted. */
function rollBack(id: string, wanted: boolean, failure: Failure): void {
  const { read } = favourites.getState()
  const isGuest = failure === 'unauthorized' || failure === 'token_expired'
  if (isGuest) read()
  const { ids, toggle } = favourites.getState()
  if (ids.includes(id) !== (isGuest ? wanted : !wanted)) toggle(id)
  const t = presentTexts()
  if (t === undefined || isGuest) return
  const text =
    failure === 'unanswered'
      ? t('shell.offline')
      : failure === 'conflict'
        ? t('favourites.full', { most: MAX_ACCOUNT_FAVOURITES })
        : t('errors.favouritesNotLoaded')
  notices.show({ tone: 'error', kind: 'notification', text })
}
