import type { Photo } from '@otosafi/api-client/office-schema'
import type { Problem } from '@otosafi/api-client/problem'
import type { EditionId } from '@otosafi/editions/edition'

export type Flaw = NonNullable<Photo['flaw']>

/** Why the server did not take a photo: its problem, or that a photo of a flaw cannot be the first of a car. */
export type Refusal = Problem | 'noKeyPhoto'

/** A photo of a flaw as the device keeps it until it has been sent. */
export type KeptPhoto = {
  /** Names it on the device. */
  key: string
  /** Who took it, when, and of which car. */
  person: string
  at: number
  car: { edition: EditionId; id: string }
  flaw: Flaw
  blob: Blob
  /** The photos that the car had before this one was sent; null where it never was. */
  known: readonly string[] | null
  refusal: Refusal | null
}

/** Where photos are kept. Each act rejects where the device refuses it. */
export type Shelf = {
  read: () => Promise<KeptPhoto[]>
  put: (photo: KeptPhoto) => Promise<unknown>
  drop: (key: string) => Promise<unknown>
}

const DATABASE = 'inspection-photos'
const TABLE = 'unsent'

/** The shelf of this browser. */
export function openShelf(): Promise<Shelf> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TABLE, { keyPath: 'key' }))
    opening.addEventListener('success', () => resolve(shelfOf(opening.result)))
    opening.addEventListener('error', () => reject(new Error('Nothing can be kept here')))
  })
}

function shelfOf(database: IDBDatabase): Shelf {
  return {
    read: () => done<KeptPhoto[]>(database, 'readonly', (table) => table.getAll()),
    put: (photo) => done(database, 'readwrite', (table) => table.put(photo)),
    drop: (key) => done(database, 'readwrite', (table) => table.delete(key)),
  }
}

/** Resolves once the device has written it: a full one takes a request, and refuses its transaction. */
function done<Answer>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, mode)
    const request = ask(transaction.objectStore(TABLE))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(new Error('The device does not keep this')))
  })
}
