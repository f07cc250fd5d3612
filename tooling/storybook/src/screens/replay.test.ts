import { describe, expect, it } from 'vitest'

import { replay } from './replay.ts'

const answers = [
  { path: '/cars?limit=24', body: { cars: ['a', 'b', 'c'], total: 3 } },
  { path: '/cars?condition=new&limit=4', body: { cars: ['n'], total: 1 } },
  { path: '/cars/a', body: { id: 'a' } },
]
const ask = async (path: string, change?: Parameters<typeof replay>[1]) =>
  (await replay(answers, change)(`http://localhost/api${path}`)).json() as Promise<unknown>

describe('a recording', () => {
  it('answers with what suits best, as short as it was asked for', async () => {
    expect(await ask('/cars?limit=2&facets=false')).toEqual({ cars: ['a', 'b'], total: 3 })
    expect(await ask('/cars?condition=new&page=1')).toEqual({ cars: ['n'], total: 1 })
    expect(await ask('/cars?color=red')).toEqual({ cars: ['a', 'b', 'c'], total: 3 })
    expect(await ask('/cars/a')).toEqual({ id: 'a' })
  })

  it('counts as few cars within a monthly figure as were recorded', async () => {
    const cars = [1500, null, 1700, 3000].map((monthlyPayment) => ({ monthlyPayment }))
    const asked = replay([{ path: '/cars?limit=24', body: { cars, total: 360 } }])
    const answer = await asked('http://localhost/api/cars?monthlyMax=1700&limit=1&facets=false')
    expect(await answer.json()).toEqual({ cars: [{ monthlyPayment: 1500 }], total: 180 })
  })

  it('knows nothing else, and takes nothing', async () => {
    expect((await replay(answers)('http://localhost/api/blogs')).status).toBe(404)
    expect((await replay(answers)('http://localhost/api/cars', { method: 'POST' })).status).toBe(503)
  })

  it('answers questions that are sent as a body, by their method', async () => {
    const asked = replay([...answers, { path: 'POST /valuations', body: { range: null } }])
    const answer = await asked('http://localhost/api/valuations', { method: 'POST', body: '{}' })
    expect(await answer.json()).toEqual({ range: null })
  })

  it('names what it has no answer to', async () => {
    const missing: string[] = []
    const asked = replay(answers, undefined, (path) => missing.push(path))
    await asked('http://localhost/api/cars/a')
    await asked('http://localhost/api/blogs?limit=1')
    await asked('http://localhost/api/cars', { method: 'POST' })
    expect(missing).toEqual(['/blogs', 'POST /cars'])
  })

  it('can be changed for a story', async () => {
    const sold = await ask('/cars/a', (path, body) =>
      path === '/cars/a' ? { ...(body as object), status: 'sold' } : body,
    )
    expect(sold).toEqual({ id: 'a', status: 'sold' })
    const broken = replay(answers, () => new Response(null, { status: 500 }))
    expect((await broken('http://localhost/api/cars')).status).toBe(500)
  })
})
