/** A browser's caches in memory, for tests. */
export class FakeCaches {
  readonly stores = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const store = this.stores.get(name) ?? new FakeCache()
    this.stores.set(name, store)
    return store
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name)
  }

  async match(address: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.stores.get(cacheName)?.match(address)
  }
}

type Address = string | { url: string }

class FakeCache {
  readonly entries = new Map<string, Response>()

  private static urlOf(address: Address): string {
    return new URL(typeof address === 'string' ? address : address.url, location.href).href
  }

  async put(address: Address, answer: Response): Promise<void> {
    const url = FakeCache.urlOf(address)
    // An entry that is put again becomes the newest.
    this.entries.delete(url)
    this.entries.set(url, answer)
  }

  async add(address: Address): Promise<void> {
    const answer = await fetch(FakeCache.urlOf(address))
    if (!answer.ok) throw new TypeError('not added')
    await this.put(address, answer)
  }

  async match(address: Address): Promise<Response | undefined> {
    return this.entries.get(FakeCache.urlOf(address))?.clone()
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }))
  }

  async delete(address: Address): Promise<boolean> {
    return this.entries.delete(FakeCache.urlOf(address))
  }
}
