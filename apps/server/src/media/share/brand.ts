import { readFileSync } from 'node:fs'

/** The brand as `tooling/brand` draws it for the server: its colours, its mark over a square of 32, its name as outlines. */
type Brand = {
  colours: Record<'paper' | 'sunken' | 'ink' | 'inkSoft' | 'brand' | 'brandInk' | 'accentText' | 'danger', string>
  mark: string
  /** The name in letters of the size 56, from 0 on the baseline 0. */
  name: { path: string; width: number }
}

export const BRAND = JSON.parse(readFileSync(new URL('brand.json', import.meta.url), 'utf8')) as Brand
