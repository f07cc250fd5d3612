import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/** A family of fonts that a system has, and where its files are. */
export type SystemFamily = {
  /** The name in the system. */
  name: string
  /** The name in its files. */
  written: string
  /** The prefix of its files' names. */
  source: string
  /** The folder in the package. */
  folder: string
  subset: 'arabic' | 'latin'
  weights: readonly number[]
}

const REGULAR_AND_BOLD = [400, 700]

/**
 * Fonts of two kinds of system, the default font first. `desktop` stands for Linux, where Arimo has the metrics of Arial,
 * `android` for a phone.
 */
export const FONT_SYSTEMS = {
  desktop: [
    {
      name: 'Arial',
      written: 'Arimo',
      source: 'arimo',
      folder: dirname(require.resolve('@fontsource/arimo/package.json')),
      subset: 'latin',
      weights: REGULAR_AND_BOLD,
    },
    {
      name: 'Noto Sans Arabic',
      written: 'Noto Sans Arabic',
      source: 'noto-sans-arabic',
      folder: dirname(require.resolve('@fontsource/noto-sans-arabic/package.json')),
      subset: 'arabic',
      weights: REGULAR_AND_BOLD,
    },
  ],
  android: [
    {
      name: 'Roboto',
      written: 'Roboto',
      source: 'roboto',
      folder: dirname(require.resolve('@fontsource/roboto/package.json')),
      subset: 'latin',
      weights: [400, 500, 600, 700],
    },
    {
      name: 'Noto Naskh Arabic',
      written: 'Noto Naskh Arabic',
      source: 'noto-naskh-arabic',
      folder: dirname(require.resolve('@fontsource/noto-naskh-arabic/package.json')),
      subset: 'arabic',
      weights: REGULAR_AND_BOLD,
    },
  ],
} as const satisfies Record<string, readonly [SystemFamily, ...SystemFamily[]]>

/** A kind of system, by the fonts that it has. */
export type FontSystem = keyof typeof FONT_SYSTEMS
