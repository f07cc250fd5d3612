import { isIP } from 'node:net'

import { readEmail } from '@otosafi/domain/reading/read-email'
import { validateEmail } from '@otosafi/validators/email'

/** Where variables come from. */
export type Source = Readonly<Record<string, string | undefined>>

/** The networks of this machine itself. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1/128']

/** Addresses of a kind: their protocols, and one to be shown. */
export type AddressKind = { protocols: readonly string[]; example: string }

export type Reader = ReturnType<typeof readerOf>

/** Reads variables; what is wrong with one is added to `problems`. */
export function readerOf(source: Source, problems: string[]) {
  /** An empty variable counts as unset. */
  const valueOf = (name: string) => source[name]?.trim() || undefined

  return {
    text: (name: string, fallback: string): string => valueOf(name) ?? fallback,

    choice<const C extends string, const F extends C | null>(name: string, choices: readonly C[], fallback: F): C | F {
      const value = valueOf(name)
      if (value === undefined) return fallback
      const found = choices.find((choice) => choice === value)
      if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
      return found ?? fallback
    },

    integer<const F extends number | null>(name: string, least: number, most: number, fallback: F): number | F {
      const value = valueOf(name)
      if (value === undefined) return fallback
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (number >= least && number <= most) return number
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
      return fallback
    },

    share(name: string, fallback: number): number {
      const value = valueOf(name)
      if (value === undefined) return fallback
      if (/^(?:0|1|0?\.\d{1,9}|1\.0+)$/.test(value)) return Number(value)
      problems.push(`${name} must be a number from 0 to 1, not "${value}".`)
      return fallback
    },

    flag(name: string): boolean {
      const value = valueOf(name)
      if (value !== undefined && value !== '0' && value !== '1')
        problems.push(`${name} must be 0 or 1, not "${value}".`)
      return value === '1'
    },

    networks(name: string): readonly string[] {
      const words = (valueOf(name) ?? 'loopback').split(',').map((word) => word.trim())
      if (words.length === 1 && words[0] === 'none') return []
      const bad = words.filter((word) => word !== 'loopback' && !isNetwork(word))
      if (bad.length > 0)
        problems.push(
          `${name} must be loopback, none, or addresses and networks like 10.0.0.0/8, not "${bad.join('", "')}".`,
        )
      return words.flatMap((word) => (word === 'loopback' ? LOOPBACK : [word]))
    },

    email(name: string): string | null {
      const value = valueOf(name)
      if (value === undefined) return null
      const address = validateEmail(value) === null ? readEmail(value) : null
      if (address === null) problems.push(`${name} must be an e-mail address, not "${value}".`)
      return address
    },

    /** The value is not repeated in the message: it may hold a password. */
    address(name: string, { protocols, example }: AddressKind): string | null {
      const value = valueOf(name)
      if (value === undefined) return null
      const protocol = URL.canParse(value) ? new URL(value).protocol : ''
      if (protocols.includes(protocol)) return value
      problems.push(`${name} must be an address like ${example}.`)
      return null
    },
  }
}

/** Whether a text is an IP address, or a network with a prefix length. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128)
}
