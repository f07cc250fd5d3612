import { prettyFactory } from 'pino-pretty'

/** Fields that the message of a request says already, or that nobody reads on a terminal. */
const HIDDEN = 'pid,hostname,reqId,method,route,status,ms'

/** Turns a JSON line of the log into one for people; `colors` says whether the terminal shows them. */
export function createPrettifier(colors: boolean): (line: string) => string {
  return prettyFactory({
    colorize: colors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    messageFormat: (entry) => messageOf(entry),
  })
}

/** What is looked at of an entry; the fields of a request are there together or not at all. */
type Entry = { msg?: string; method?: string; route?: string; status?: number; ms?: number }

function messageOf({ msg = '', method = '', route = '', status = 0, ms = 0 }: Entry): string {
  return msg === 'request' ? `${method} ${route} ${status} ${ms} ms` : msg
}
