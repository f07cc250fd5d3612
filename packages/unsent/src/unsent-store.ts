/** An outbox on the device, by key. Its methods reject where the device refuses storage. */
export type UnsentStore<Kept extends { key: string }> = {
  read: () => Promise<Kept[]>
  put: (kept: Kept) => Promise<unknown>
  drop: (key: string) => Promise<unknown>
}

const TABLE = 'unsent'

/** Opens the database of that name in this browser. */
export function openUnsentStore<Kept extends { key: string }>(database: string): Promise<UnsentStore<Kept>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TABLE, { keyPath: 'key' }))
    opening.addEventListener('success', () => resolve(storeOf(opening.result)))
    opening.addEventListener('error', () => reject(new Error('Nothing can be kept here')))
  })
}

function storeOf<Kept extends { key: string }>(database: IDBDatabase): UnsentStore<Kept> {
  return {
    read: () => done<Kept[]>(database, 'readonly', (table) => table.getAll()),
    put: (kept) => done(database, 'readwrite', (table) => table.put(kept)),
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
