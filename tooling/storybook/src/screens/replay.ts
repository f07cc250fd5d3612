import type { Answer } from './answers.ts'

/**
 * Overrides an answer of the API for a story: `path` is below `/api`, without query, with its method in front unless that is
 * GET; `answers` are all that were recorded. A Response is returned unchanged.
 */
export type Change = (path: string, body: unknown, answers: readonly Answer[]) => unknown

/** Parameters of page size. */
const AMOUNTS = new Set(['limit', 'page', 'facets', 'sort'])

/** How well a recording matches a request: equal parameters, less those that only one of them has. */
function suits(recorded: URLSearchParams, asked: URLSearchParams): number {
  const narrowing = (params: URLSearchParams) =>
    [...params].filter(([name]) => !AMOUNTS.has(name)).map((pair) => pair.join('='))
  const [ours, theirs] = [narrowing(recorded), narrowing(asked)]
  const agreed = ours.filter((pair) => theirs.includes(pair)).length
  return agreed * 2 - (ours.length - agreed) - (theirs.length - agreed)
}

type Recorded = { cars?: { monthlyPayment: number | null }[]; total?: number }

/** Leaves out the cars beyond an asked monthly figure, and of the total as large a share. */
function within(body: unknown, asked: URLSearchParams): unknown {
  const most = asked.get('monthlyMax')
  const { cars, total } = (body ?? {}) as Recorded
  if (most === null || cars === undefined || total === undefined) return body
  const kept = cars.filter(({ monthlyPayment }) => monthlyPayment !== null && monthlyPayment <= Number(most))
  return { ...(body as object), cars: kept, total: Math.round((total * kept.length) / Math.max(1, cars.length)) }
}

/** Truncates the answer's list to the requested size. */
function cut(body: unknown, asked: URLSearchParams): unknown {
  const limit = Number(asked.get('limit') ?? Infinity)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) && asked.has('limit') ? value.slice(0, limit) : value,
    ]),
  )
}

/**
 * A `fetch` that answers from a recording: of the answers for the asked path, the one whose query suits best. What was never
 * recorded is 404 in the API's own form, and nothing can be written: 503. `unanswered` hears of both.
 */
export function replay(
  answers: readonly Answer[],
  change: Change = (_path, body) => body,
  unanswered: (path: string) => void = () => {},
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const isRead = request.method === 'GET'
    const path = (isRead ? '' : `${request.method} `) + pathname.replace(/^\/api/, '')
    const [best] = answers
      .filter((answer) => answer.path.split('?')[0] === path)
      .map(({ path: recorded, body }) => ({
        body,
        score: suits(new URLSearchParams(recorded.split('?')[1]), searchParams),
      }))
      .sort((a, b) => b.score - a.score)
    const answer = await change(path, best && cut(within(best.body, searchParams), searchParams), answers)
    if (answer instanceof Response) return answer
    if (answer !== undefined) return Response.json(answer)
    unanswered(path)
    return problem(isRead ? 404 : 503)
  }
}

function problem(status: number): Response {
  return Response.json({ type: 'about:blank', title: 'Not recorded', status }, { status })
}
