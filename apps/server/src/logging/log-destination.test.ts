import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { openLogDestination } from './log-destination.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'otosafi-log-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Mounts a file system of 2 MB, where this user may. */
function mountTiny(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'otosafi-tiny-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place]).status === 0
  onTestFinished(() => {
    if (mounted) spawnSync('umount', ['--lazy', place])
    rmdirSync(place)
  })
  return mounted ? place : null
}

describe('the log destination', () => {
  it('has every line in its order once it is flushed', async () => {
    const path = join(folder, 'log')
    const fd = openSync(path, 'w')
    const destination = openLogDestination(fd, () => undefined)
    const lines = Array.from({ length: 5000 }, (_, i) => `line ${i}\n`)
    for (const line of lines) destination.write(line)
    await destination.flush(10_000)
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''))
    closeSync(fd)
  })

  it('loses lines while its disk is full, and says how many when there is room again', async ({ skip }) => {
    const disk = mountTiny() ?? skip('Nothing can be mounted here')
    writeFileSync(join(disk, 'full'), Buffer.alloc(2 * 1024 * 1024))
    const fd = openSync(join(disk, 'log'), 'w')
    onTestFinished(() => closeSync(fd))
    const lost: number[] = []
    const destination = openLogDestination(fd, (lines) => lost.push(lines))
    const line = `${'x'.repeat(1023)}\n`
    for (let i = 0; i < 3000; i++) destination.write(line)
    await destination.flush(50)
    expect([readFileSync(join(disk, 'log'), 'utf8'), lost]).toEqual(['', []])
    rmSync(join(disk, 'full'))
    await eventually(() => expect(lost).toEqual([3000 - 1024]))
    expect(readFileSync(join(disk, 'log'), 'utf8')).toBe(line.repeat(1024))
  }, 60_000)
})
