import { prettyFactory } from 'pino-pretty'

/** Fields that are in a request's message already, or are of no use on a terminal. */
const HIDDEN = 'pid,hostname,reqId,method,route,status,ms'

/** Formats a JSON line of the log for a terminal, in colour if `colors`. */
export function createPrettifier(colors: boolean): (line: string) => string {
  return prettyFactory({
    colorize: colors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    messageFormat: (entry) => messageOf(entry),
  })
}

/** The fields of an entry that are used; those of a request are all present, or none. */
type Entry = { msg?: string; method?: string; route?: string; status?: number; ms?: number }

function messageOf({ msg = '', method = '', route = '', status = 0, ms = 0 }: Entry): string {
  return msg === 'request' ? `${method} ${route} ${status} ${ms} ms` : msg
}
