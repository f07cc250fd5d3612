import { describe, expect, it } from 'vitest'

import { createTaskQueue, QueueFull } from './task-queue.ts'

describe('the queue of renders', () => {
  it('runs no more than its limit at once and goes on after a failure', async () => {
    const enqueue = createTaskQueue(2)
    let running = 0
    let most = 0
    const task = (fails: boolean) => async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (fails) throw new Error('failed')
    }
    const tickets = [true, false, true, false, false].map((fails) => enqueue(task(fails), false))
    const results = await Promise.allSettled(tickets.map(({ done }) => done))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(most).toBe(2)
  })

  it('takes urgent tasks first, and one that has become urgent behind those that were', async () => {
    const enqueue = createTaskQueue(1)
    const order: string[] = []
    const add = (name: string, urgent: boolean) => enqueue(async () => void order.push(name), urgent)
    const tickets = [add('first', false), add('slow', false), add('hurried', false), add('urgent', true)]
    tickets[2]?.hurry()
    tickets[2]?.hurry()
    await Promise.all(tickets.map(({ done }) => done))
    expect(order).toEqual(['first', 'urgent', 'hurried', 'slow'])
  })

  it('takes no more than may wait, and more again once there is room', async () => {
    const enqueue = createTaskQueue(1, 2)
    const add = () => enqueue(() => Promise.resolve(), true).done
    const taken = [add(), add(), add()]
    expect(add).toThrow(QueueFull)
    await Promise.all(taken)
    await add()
  })
})
