import { readFileSync } from 'node:fs'

type Memory = { readonly buffer: ArrayBuffer }

/** What is used of WebAssembly: the types of Node leave it out. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (code: Uint8Array) => object
    Memory: new (pages: { initial: number; maximum: number }) => Memory
    Instance: new (module: object, imports: { workspace: { memory: Memory } }) => { exports: object }
  }
}

/**
 * The loops over all cars, compiled beforehand from loops.wat: they take a fraction of the time that they would as
 * script. All parameters are addresses in their memory; ends are those of the set that is named first.
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

/** The loops with a memory of their own that has at least so many bytes, all 0. It stays as it is: views of it go on being good. */
export function createLoops(bytes: number): { loops: Loops; buffer: ArrayBuffer } {
  const pages = Math.ceil(bytes / PAGE)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const { exports } = new WebAssembly.Instance(compiled, { workspace: { memory } })
  return { loops: exports as Loops, buffer: memory.buffer }
}
