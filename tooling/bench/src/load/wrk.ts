import { spawn, spawnSync } from 'node:child_process'

import type { LoadFigures } from './compare.ts'

/** A Debian package; optional. */
const WRK = 'wrk'

/** A load: path, Host header, number of connections and duration. */
export type Load = { port: number; host: string; path: string; connections: number; seconds: number }

/** Whether this machine has `wrk`, a load client that takes far less of the processor than one in Node. */
export function hasWrk(): boolean {
  return spawnSync(WRK, ['-v'], { stdio: 'ignore' }).error === undefined
}

/** Puts a load on a server of this machine with `wrk`, as browsers ask. Throws on any answer but 2xx or 3xx. */
export async function loadWithWrk({ port, host, path, connections, seconds }: Load): Promise<LoadFigures> {
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: br']
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', ...headers]
  const child = spawn(WRK, [...args, `http://127.0.0.1:${port}${path}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(String(chunk)))
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  return readWrk(written.join(''))
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Reads what `wrk --latency` wrote. Throws with it when requests failed or a figure is not there. */
export function readWrk(text: string): LoadFigures {
  if (/Socket errors|Non-2xx/.test(text)) throw new Error(`Requests failed:\n${text}`)
  const time = (share: number) => {
    const [, value, unit = ''] = new RegExp(String.raw`^\s+${share}%\s+([\d.]+)(us|ms|s|m)\s*$`, 'm').exec(text) ?? []
    return Number(value) * (MILLISECONDS[unit] ?? Number.NaN)
  }
  const figures = { perSecond: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1]), p50: time(50), p99: time(99) }
  if (Object.values(figures).some(Number.isNaN)) throw new Error(`wrk wrote no figures:\n${text}`)
  return figures
}
