import { expect, it } from 'vitest'

import { runApart } from './run-apart.ts'

/** Runs a job of two lists, whose parts `failing` says what they throw; gives what was done, and what was thrown. */
async function run(failing: Readonly<Record<string, unknown>>, signal = new AbortController().signal) {
  const done: string[] = []
  const work = async (part: string) => {
    if (part in failing) throw failing[part]
    done.push(part)
  }
  const thrown = await runApart(signal, async (each) => {
    await each('visit', ['one', 'two', 'three'], work)
    await each('reminder', ['four'], work)
  }).catch((error: unknown) => error)
  return { done, thrown }
}

it('does what stands after a part that fails, and says in the end which have failed, and why', async () => {
  const [first, second] = [new Error('no such car'), new Error('no such visit')]
  const { done, thrown } = await run({ one: first, four: second })
  expect(done).toEqual(['two', 'three'])
  expect((thrown as AggregateError).errors).toMatchObject([
    { message: 'The visit one failed', cause: first },
    { message: 'The reminder four failed', cause: second },
  ])
  expect((await run({})).thrown).toBeUndefined()
})

it('ends at once where the database is gone, or the server stops', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  expect(await run({ two: gone })).toEqual({ done: ['one'], thrown: gone })
  const stopped = AbortSignal.abort()
  expect(await run({}, stopped)).toEqual({ done: [], thrown: stopped.reason })
})
