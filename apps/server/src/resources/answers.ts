/** A successful answer with a body. */
export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body }
}

/** The instant at which an ISO day begins, UTC. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`
}

/** A page of a list that is short enough to be read whole, with the figures that the contract gives of it. */
export function pageOf<T>(items: readonly T[], { page, limit }: { page: number; limit: number }) {
  return {
    items: items.slice((page - 1) * limit, page * limit),
    total: items.length,
    page,
    pageCount: Math.max(1, Math.ceil(items.length / limit)),
  }
}
