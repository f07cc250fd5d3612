import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { lockDirectory, LockedError } from './lock.ts'

let directory: string

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-lock-'))
  directory = join(dataDir, 'pg')
  return () => rmSync(dataDir, { recursive: true, force: true })
})

/** A lock of a process that is no more. */
function ownerThatDied(): string {
  return JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, start: null })
}

describe('a data directory', () => {
  it('is refused to the process that has it already', () => {
    const unlock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(LockedError)
    unlock()
    lockDirectory(directory)()
  })

  it('is taken over from a process whose number another one has now', () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.ppid, start: 'an earlier boot/1' }))
    lockDirectory(directory)()
    expect(existsSync(`${directory}.lock`)).toBe(false)
  })

  it('is taken over when a process died in the middle of taking it over', () => {
    writeFileSync(`${directory}.lock`, ownerThatDied())
    writeFileSync(`${directory}.lock.takeover`, ownerThatDied())
    lockDirectory(directory)()
    expect(existsSync(`${directory}.lock.takeover`)).toBe(false)
  })

  it('is never taken from an owner that cannot be read', () => {
    writeFileSync(`${directory}.lock`, 'not a lock')
    expect(() => lockDirectory(directory)).toThrow(/in use by process \(unknown\)/)
  })
})
