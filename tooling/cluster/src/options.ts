import { parseArgs } from 'node:util'

/** The options of `pnpm cluster`. */
export type ClusterToolOptions = {
  /** The first of a hundred ports. */
  port: number
  servers: number
  /** Cars in each edition. */
  cars: number
  help: boolean
}

/** The usage text. */
export const USAGE = `Usage: pnpm cluster [--port 4200] [--servers 4] [--cars 24]

Starts three nodes of PostgreSQL under Patroni with etcd, HAProxy, PgBouncer and so many servers on this machine, at a
hundred ports from the one that is said, with that many cars in each edition; stops all of it when it is interrupted.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readOptions(parameters: readonly string[]): ClusterToolOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      port: { type: 'string', default: '4200' },
      servers: { type: 'string', default: '4' },
      cars: { type: 'string', default: '24' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const number = (name: 'port' | 'servers' | 'cars', most: number): number => {
    const value = /^\d{1,6}$/.test(values[name]) ? Number(values[name]) : 0
    if (value < 1 || value > most)
      throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${values[name]}".`)
    return value
  }
  return {
    port: number('port', 65_435),
    // Their ports are the last 59 of the hundred.
    servers: number('servers', 59),
    cars: number('cars', 999_999),
    help: values.help,
  }
}
