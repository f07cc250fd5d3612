import { readFileSync } from 'node:fs'

type Memory = { readonly buffer: ArrayBuffer }

/** The part of the WebAssembly API that is used here: Node's types lack it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (code: Uint8Array) => object
    Memory: new (pages: { initial: number; maximum: number }) => Memory
    Instance: new (module: object, imports: { workspace: { memory: Memory } }) => { exports: object }
  }
}

/**
 * The loops over all cars, compiled ahead of time from loops.wat: several times as fast as in JavaScript (record 0019).
 * All parameters are addresses in their memory; an end address is that of the set named first.
 */
export type Loops = {
  add: (into: number, set: number, end: number) => void
  keep: (into: number, set: number, end: number) => void
  drop: (into: number, set: number, end: number) => void
  fail: (failed: number, twice: number, candidates: number, choice: number, end: number) => void
  within: (into: number, numbers: number, least: number, most: number, end: number) => void
  countCommon: (set: number, other: number, end: number) => number
  list: (set: number, end: number, slots: number) => number
  tally: (set: number, end: number, rows: number, step: number, ...cells: number[]) => void
  tallyPlace: (set: number, end: number, rows: number, cells: number) => void
}

/** Bytes of one page of memory. */
const PAGE = 0x1_00_00

const compiled = new WebAssembly.Module(readFileSync(new URL('loops.wasm', import.meta.url)))

/** An instance of the loops with a zeroed memory of at least so many bytes. The memory never grows, so views of it stay valid. */
export function createLoops(bytes: number): { loops: Loops; buffer: ArrayBuffer } {
  const pages = Math.ceil(bytes / PAGE)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const { exports } = new WebAssembly.Instance(compiled, { workspace: { memory } })
  return { loops: exports as Loops, buffer: memory.buffer }
}
