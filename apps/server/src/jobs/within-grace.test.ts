import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { withinGrace } from './within-grace.ts'

it('waits for work that ends', async () => {
  const ended: string[] = []
  const end = async (name: string) => {
    await nextTurn()
    ended.push(name)
  }
  await withinGrace([end('one'), end('two')])
  expect(ended).toEqual(['one', 'two'])
})

it('does not wait for work that never ends', async () => {
  await expect(withinGrace([new Promise(() => undefined)], 0)).resolves.toBeUndefined()
})

it('throws what work throws that has failed', async () => {
  await expect(withinGrace([Promise.reject(new Error('away'))])).rejects.toThrow('away')
})
