import { expect, it } from 'vitest'

import { settleEach } from './settle-each.ts'

/** Runs a job of two lists, in which the items in `failing` throw; gives the items that were done, and what the job threw. */
async function run(failing: Readonly<Record<string, unknown>>, signal = new AbortController().signal) {
  const done: string[] = []
  const work = async (item: string) => {
    if (item in failing) throw failing[item]
    done.push(item)
  }
  const thrown = await settleEach(signal, async (each) => {
    await each('visit', ['one', 'two', 'three'], work)
    await each('reminder', ['four'], work)
  }).catch((error: unknown) => error)
  return { done, thrown }
}

it('goes on after an item that fails, and throws all failures in the end', async () => {
  const [first, second] = [new Error('no such car'), new Error('no such visit')]
  const { done, thrown } = await run({ one: first, four: second })
  expect(done).toEqual(['two', 'three'])
  expect((thrown as AggregateError).errors).toMatchObject([
    { message: 'The visit one failed', cause: first },
    { message: 'The reminder four failed', cause: second },
  ])
  expect((await run({})).thrown).toBeUndefined()
})

it('stops at once where the database is gone, or the server stops', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  expect(await run({ two: gone })).toEqual({ done: ['one'], thrown: gone })
  const stopped = AbortSignal.abort()
  expect(await run({}, stopped)).toEqual({ done: [], thrown: stopped.reason })
})
