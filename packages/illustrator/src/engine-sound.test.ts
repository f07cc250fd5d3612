import { expect, test } from 'vitest'

import { engineSounds, synthesiseEngineSound } from './engine-sound.ts'

function samplesOf(file: Buffer): number[] {
  return Array.from({ length: (file.length - 44) / 2 }, (_, at) => file.readInt16LE(44 + at * 2))
}

function loudness(samples: readonly number[]): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

test.each(engineSounds)('$key is a playable file of the announced size and length', ({ key, seconds, bytes }) => {
  const file = synthesiseEngineSound(key)
  expect(file.length).toBe(bytes)
  expect(bytes).toBeLessThanOrEqual(130 * 1024)
  expect(seconds).toBeGreaterThanOrEqual(6)
  expect(seconds).toBeLessThanOrEqual(8)
  expect(file.toString('ascii', 0, 4)).toBe('RIFF')
  expect(file.toString('ascii', 8, 16)).toBe('WAVEfmt ')
  expect(file.readUInt32LE(4)).toBe(bytes - 8)
  expect(file.readUInt32LE(40)).toBe(bytes - 44)
  expect((bytes - 44) / file.readUInt32LE(28)).toBe(seconds)
})

test.each(engineSounds)('$key is heard idling, revs up in the middle and ends in silence', ({ key, seconds }) => {
  const samples = samplesOf(synthesiseEngineSound(key))
  const part = (from: number, to: number) => samples.slice(from * 8_000, to * 8_000)
  const idle = loudness(part(seconds * 0.45, seconds * 0.54))
  expect(idle).toBeGreaterThan(1_000)
  expect(loudness(part(seconds * 0.55 + 0.6, seconds * 0.55 + 1))).toBeGreaterThan(idle * 1.2)
  expect(loudness(part(seconds - 0.05, seconds))).toBeLessThan(idle * 0.1)
  expect(samples.filter((sample) => Math.abs(sample) >= 32_000).length).toBeLessThan(samples.length * 0.01)
})

test('a key always gives the same recording, and no two keys the same', () => {
  const files = engineSounds.map(({ key }) => synthesiseEngineSound(key).toString('base64'))
  expect(new Set(files).size).toBe(engineSounds.length)
  expect(synthesiseEngineSound('sound/petrol-0').toString('base64')).toBe(files[0])
})

test('an unknown key is refused', () => {
  for (const key of ['sound/petrol-9', 'sound/ev-0', 'petrol-0', ''])
    expect(() => synthesiseEngineSound(key)).toThrow(RangeError)
})
