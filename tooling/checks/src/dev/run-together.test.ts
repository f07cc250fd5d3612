import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { describe, expect, it, onTestFinished } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'

/** A command that starts another one, which writes its process id into a file and stays. */
const STAYS = (file: string) => ['-c', `sh -c 'echo $$ > ${file}; exec sleep 600' & wait`]

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Two commands that run together below a shell, as below a package manager; the processes that they have started in turn. */
async function start(): Promise<{ shell: ChildProcess; runner: number; grandchildren: number[] }> {
  const module = pathToFileURL(join(ROOT, 'tooling/run-together.mjs')).href
  const folder = temporaryTree({})
  const files = ['a', 'b', 'runner'].map((name) => join(folder, name))
  const commands = files.slice(0, 2).map((file) => ({ file: 'sh', args: STAYS(file) }))
  const script = `process.title = 'runner'; require('node:fs').writeFileSync('${files[2]}', String(process.pid))
    import('${module}').then(({ runTogether }) => runTogether(${JSON.stringify(commands)}))`
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], { stdio: 'ignore' })
  await eventually(() => {
    for (const file of files) if (!existsSync(file) || readFileSync(file, 'utf8') === '') throw new Error('not yet')
  })
  const [a = 0, b = 0, runner = 0] = files.map((file) => Number(readFileSync(file, 'utf8')))
  onTestFinished(() => {
    for (const pid of [a, b, runner]) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    shell.kill('SIGKILL')
  })
  return { shell, runner, grandchildren: [a, b] }
}

it('the last error of a command is printed, and kept in its file', async () => {
  const errorFile = join(temporaryTree({}), 'error.txt')
  const module = pathToFileURL(join(ROOT, 'tooling/run-together.mjs')).href
  const command = {
    file: process.execPath,
    args: ['-e', `console.error('first'); setTimeout(() => console.error('second'), 1500)`],
    errorFile,
  }
  const script = `import('${module}').then(({ runTogether }) => runTogether(${JSON.stringify([command])}))`
  const runner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  runner.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await once(runner, 'close')
  expect([printed, readFileSync(errorFile, 'utf8')]).toEqual(['first\nsecond\n', 'second\n'])
})

describe.skipIf(process.platform === 'win32')('commands that run together', { timeout: 60_000 }, () => {
  /** Those that are still alive after a while. */
  const survivorsOf = async (pids: number[]) => {
    for (let look = 0; look < 200 && pids.some(isAlive); look++) await sleep(100)
    return pids.filter(isAlive)
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('end with all that they have started at %s', async (signal) => {
    const { runner, grandchildren } = await start()
    process.kill(runner, signal)
    expect(await survivorsOf([runner, ...grandchildren])).toEqual([])
  })

  it('end when the shell that started them is gone', async () => {
    const { shell, runner, grandchildren } = await start()
    shell.kill('SIGKILL')
    await once(shell, 'exit')
    expect(await survivorsOf([runner, ...grandchildren])).toEqual([])
  })

  it('end together when one of them does', async () => {
    const { runner, grandchildren } = await start()
    process.kill(grandchildren[0] ?? 0, 'SIGTERM')
    expect(await survivorsOf([runner, ...grandchildren])).toEqual([])
  })
})
