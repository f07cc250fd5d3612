import { expect, it } from 'vitest'

import { Problem } from '../contract/problem.ts'
import { countText } from './count-request.ts'

const ADDRESS = '192.0.2.1'
const noDatabase = async () => {
  throw new Error('The database is away')
}

it('a text message beyond a limit is refused as such, also where its counts cannot be taken back', async () => {
  const refusal = new Problem('rate_limited')
  let times = 0
  const count = async () => {
    times += 1
    if (times > 2) throw refusal
    return noDatabase
  }
  await expect(countText({ count }, ADDRESS)).rejects.toBe(refusal)
})

it('a refusal after the count is kept as well, and every count is taken back that can be', async () => {
  let left = 0
  const count = async () => {
    left += 1
    return left === 1
      ? noDatabase
      : async () => {
          left -= 1
        }
  }
  const takeBack = await countText({ count }, ADDRESS)
  await takeBack()
  expect(left).toBe(1)
})
