import { DEVICE_PACE, NETWORK_PACE, STRANGERS_PACE, WARY_FROM, WARY_PACE } from '../limits/limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { type RateLimiter, tooMany } from '../limits/rate-limiter.ts'
import type { Account, KnownDevices } from './known-devices.ts'
import type { KnownNetworks } from './known-networks.ts'

/** One try at a password: whose account it is for (nobody's has an id that no user has), as it is called, and from where. */
export type Guess = { account: Account; identifier: string; address: string; device: string | null }

/** Counts the guesses at passwords, so that nobody gets far by trying and nobody is kept out by those who try. */
export type SignInGuesses = {
  /**
   * Counts a guess before the password is looked at; throws `rate_limited` while a pause lasts. The returned call is for
   * the password that was right: it forgets the wrong ones before it and lets the network be known from now on.
   */
  count: (guess: Guess) => Promise<() => Promise<void>>
}

/**
 * Devices and networks that have succeeded before are counted each by itself: no stranger's guess delays theirs.
 * Strangers are counted by network, and all together. Known and unknown names go the same way.
 */
export function createSignInGuesses(services: {
  limiter: RateLimiter
  devices: Pick<KnownDevices, 'nameOf'>
  networks: KnownNetworks
}): SignInGuesses {
  const { limiter, devices, networks } = services

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
        const own = await limiter.guess(`device\n${name}`, DEVICE_PACE)
        if (own.pause === 0) return succeed(own.forget)
      }
      const isWary = !known && (await limiter.guessesAt(whose)) >= WARY_FROM
      const there = await limiter.guess(`${whose}\n${networkOf(address)}`, isWary ? WARY_PACE : NETWORK_PACE)
      if (there.pause > 0) throw tooMany(there.pause)
      if (!known) {
        const { pause } = await limiter.guess(whose, STRANGERS_PACE)
        if (pause > 0) throw tooMany(pause)
      }
      return succeed(there.forget)
    },
  }
}
