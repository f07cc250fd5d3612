import {
  ATTACK_THRESHOLD,
  DEVICE_LIMIT,
  NETWORK_LIMIT,
  STRANGERS_LIMIT,
  UNDER_ATTACK_LIMIT,
} from '../limits/guess-limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { type RateLimiter, tooMany } from '../limits/rate-limiter.ts'
import type { Account, KnownDevices } from './known-devices.ts'
import type { KnownNetworks } from './known-networks.ts'

/** One attempt at a password: the account (a random id where there is none), the name that was typed, and the address. */
export type Guess = { account: Account; identifier: string; address: string; device: string | null }

/** Limits attempts at passwords, so that guessing is slow and an attacker does not lock the owner out (record 0016). */
export type SignInGuesses = {
  /**
   * Counts an attempt before the password is compared; throws `rate_limited` while a pause lasts. The returned function is
   * for a correct password: it resets the count of the device or network, and makes the network a known one.
   */
  count: (guess: Guess) => Promise<() => Promise<void>>
}

/**
 * Devices and networks that have signed in before have counts of their own, which no stranger's attempt increases.
 * Strangers are counted by network, for one account and for all, and all together. Existing and unknown accounts take the
 * same path.
 */
export function createSignInGuesses(services: {
  limiter: RateLimiter
  devices: Pick<KnownDevices, 'nameOf'>
  networks: KnownNetworks
  /** Limit of attempts by unknown clients of one network, across all accounts. */
  limit: { times: number; seconds: number }
}): SignInGuesses {
  const { limiter, devices, networks, limit } = services

  return {
    async count({ account, identifier, address, device }) {
      const known = await networks.isKnown(account, address)
      const whose = `${account.edition}\n${identifier}`
      const succeed = (forget: () => Promise<void>) => async () => {
        await forget()
        await networks.remember(account, address)
      }
      const name = await devices.nameOf(account, device)
      if (name !== null) {
        const own = await limiter.guess(`device\n${name}`, DEVICE_LIMIT)
        if (own.pause === 0) return succeed(own.forget)
      }
      // After the devices: a network that somebody has used up keeps none of its households' own out.
      await limiter.count('login', networkOf(address), limit)
      const isUnderAttack = !known && (await limiter.guessesAt(whose)) >= ATTACK_THRESHOLD
      const there = await limiter.guess(
        `${whose}\n${networkOf(address)}`,
        isUnderAttack ? UNDER_ATTACK_LIMIT : NETWORK_LIMIT,
      )
      if (there.pause > 0) throw tooMany(there.pause)
      if (!known) {
        const { pause } = await limiter.guess(whose, STRANGERS_LIMIT)
        if (pause > 0) throw tooMany(pause)
      }
      return succeed(there.forget)
    },
  }
}
