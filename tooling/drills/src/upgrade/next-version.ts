import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../../../apps/server/src')

export type NextVersion = {
  /** A folder of its own. */
  folder: string
  databaseUrl: string
  /** Its migrations beyond those of this version. */
  steps: readonly string[]
  settings: Readonly<Record<string, string>>
}

/** Starts the server as a later version and waits until it serves. Throws with what it wrote when it ends before. */
export async function startNextVersion({ folder, databaseUrl, steps, settings }: NextVersion) {
  const migrations = join(folder, 'migrations')
  mkdirSync(folder)
  cpSync(join(SERVER, 'db/migrations'), migrations, { recursive: true })
  const last = readdirSync(migrations).length
  for (const [at, statements] of steps.entries())
    writeFileSync(join(migrations, `${String(last + at + 1).padStart(4, '0')}_next_version_${at + 1}.sql`), statements)
  const child = spawn(
    process.execPath,
    [
      join(SERVER, 'testing/serve-until-killed.ts'),
      folder,
      databaseUrl,
      migrations,
      ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(() => true)
  for (;;) {
    const port = /^port (\d+)$/m.exec(output)?.[1]
    if (port !== undefined) return { port: Number(port), kill: () => child.kill('SIGKILL') && ended }
    if (await Promise.race([ended, once(child.stdout, 'data').then(() => false)]))
      throw new Error(`A later version ended:\n${output}`)
  }
}
