import type { EngineSound } from '@otosafi/domain/car/car'
import { createRandom } from '@otosafi/domain/random'

/** Drives that sound different. */
export const SOUND_KIND_LIST = ['petrol', 'diesel', 'hybrid'] as const
export type SoundKind = (typeof SOUND_KIND_LIST)[number]

/** How many recordings there are of each kind. */
export const SOUND_VARIANTS = 4

const SAMPLE_RATE = 8_000
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const CYLINDERS_FIRING_PER_TURN = 2

/** How a kind sounds: idle speed in turns a minute, loudness of each multiple of the firing pulse, share of clatter. */
type Voice = { idle: number; peak: number; harmonics: readonly number[]; clatter: number; hum: number }

const VOICES: Record<SoundKind, Voice> = {
  petrol: { idle: 820, peak: 3_600, harmonics: [0.5, 1, 0.62, 0.4, 0.28, 0.2, 0.12, 0.08], clatter: 0.1, hum: 0 },
  diesel: {
    idle: 780,
    peak: 2_900,
    harmonics: [0.6, 1, 0.7, 0.62, 0.5, 0.42, 0.34, 0.26, 0.2, 0.16],
    clatter: 0.42,
    hum: 0,
  },
  hybrid: { idle: 1_150, peak: 2_700, harmonics: [0.3, 1, 0.45, 0.26, 0.16, 0.09], clatter: 0.06, hum: 0.16 },
}

/** The recording of a kind and variant (0 to 3): its key, length and size in bytes. */
export function describeEngineSound(kind: SoundKind, variant: number): EngineSound {
  const seconds = 6 + 0.5 * (variant % SOUND_VARIANTS)
  const bytes = HEADER_BYTES + seconds * SAMPLE_RATE * BYTES_PER_SAMPLE
  return { key: `sound/${kind}-${variant % SOUND_VARIANTS}`, seconds, bytes }
}

/** Every recording that a stock can point to. */
export const engineSounds: readonly EngineSound[] = SOUND_KIND_LIST.flatMap((kind) =>
  Array.from({ length: SOUND_VARIANTS }, (_, variant) => describeEngineSound(kind, variant)),
)

/**
 * The recording behind a key as a WAV file (mono, 16 bit, 8 kHz): the starter, a cold flare, idle, one rev and idle.
 * Always the same bytes for a key. Throws a RangeError on an unknown key.
 */
export function synthesiseEngineSound(key: string): Buffer {
  const match = /^sound\/([a-z]+)-(\d)$/.exec(key)
  const kind = SOUND_KIND_LIST.find((known) => known === match?.[1])
  const variant = Number(match?.[2])
  if (!kind || !(variant < SOUND_VARIANTS)) throw new RangeError(`No such recording: ${key}`)
  const { seconds } = describeEngineSound(kind, variant)
  const count = seconds * SAMPLE_RATE
  const file = Buffer.alloc(HEADER_BYTES + count * BYTES_PER_SAMPLE)
  writeHeader(file)
  runEngine(key, VOICES[kind], { seconds, pitch: 1 + 0.05 * (variant - 1.5) }, (sample, at) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), HEADER_BYTES + at * BYTES_PER_SAMPLE)
  })
  return file
}

function runEngine(
  key: string,
  voice: Voice,
  { seconds, pitch }: { seconds: number; pitch: number },
  emit: (sample: number, at: number) => void,
): void {
  const random = createRandom(key)
  let turns = 0
  let wobble = 0
  let dull = 0
  for (let at = 0; at < seconds * SAMPLE_RATE; at += 1) {
    const time = at / SAMPLE_RATE
    wobble += (random.next() - 0.5) * 0.004 - wobble * 0.002
    const speed = speedAt(time, seconds, voice) * pitch * (1 + wobble)
    turns += speed / 60 / SAMPLE_RATE
    const firing = turns * CYLINDERS_FIRING_PER_TURN * 2 * Math.PI
    const tone = voice.harmonics.reduce(
      (sum, loud, order) => sum + loud * Math.sin((firing * (order + 1)) / 2 + order * order),
      0,
    )
    const pulse = Math.max(0, Math.sin(firing)) ** 6
    dull += (random.next() * 2 - 1 - dull) * 0.45
    const running = smooth(time, 0.75, 1)
    const load = 0.55 + 0.45 * ((speed - voice.idle) / (voice.peak - voice.idle))
    const engine = (tone * 0.16 + dull * (voice.clatter * pulse * 1.6 + 0.05)) * load * running
    const starter = starterAt(time, dull) * (1 - running)
    const hum = voice.hum * Math.sin(time * 2 * Math.PI * 412) * smooth(time, 0, 0.4)
    emit((engine + starter + hum * 0.4) * smooth(time, 0, 0.05) * (1 - smooth(time, seconds - 0.5, seconds)), at)
  }
}

/** Turns a minute: cranking, a flare that settles, idle, a rev in the middle, idle again. */
function speedAt(time: number, seconds: number, { idle, peak }: Voice): number {
  const flare = 0.7 * smooth(time, 0.75, 1.1) * (1 - smooth(time, 1.2, 2.4))
  const from = seconds * 0.55
  const rev = smooth(time, from, from + 0.7) * (1 - smooth(time, from + 0.85, from + 2))
  const cranked = 240 + (idle - 240) * smooth(time, 0.7, 0.95)
  return cranked + idle * flare + (peak - idle) * rev
}

function starterAt(time: number, noise: number): number {
  const stroke = 0.65 + 0.35 * Math.sin(time * 2 * Math.PI * 8)
  return stroke * (0.22 * Math.sin(time * 2 * Math.PI * 310) + 0.12 * Math.sin(time * 2 * Math.PI * 930) + 0.3 * noise)
}

/** 0 before `from`, 1 after `to`, an S between. */
function smooth(time: number, from: number, to: number): number {
  const part = Math.max(0, Math.min(1, (time - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function writeHeader(file: Buffer): void {
  file.write('RIFF', 0, 'ascii')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'ascii')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28)
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  file.write('data', 36, 'ascii')
  file.writeUInt32LE(file.length - HEADER_BYTES, 40)
}
