import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { expect, it, onTestFinished } from 'vitest'

import { type ClientAsset, readClientAssets } from './client-assets.ts'

/** A file of a build, as it is served. */
async function read(name: string, text: string, copy?: Buffer): Promise<ClientAsset | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'client-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), text)
  if (copy !== undefined) await writeFile(join(folder, `${name}.br`), copy)
  return (await readClientAssets(folder)).get(`/${name}`)
}

it('takes the compressed copy that the build left', async () => {
  const copy = Buffer.from('of the build')
  expect((await read('site.css', 'a{}'.repeat(500), copy))?.brotli).toEqual(copy)
})

it('compresses small files too, where that saves more than its headers cost', async () => {
  const text = '<svg><path d="M0 0h24v24H0z"/></svg>'.repeat(6)
  const asset = await read('flag.svg', text)
  expect(brotliDecompressSync(asset?.brotli ?? '').toString()).toBe(text)
})

it('serves what hardly gets smaller as it is', async () => {
  expect((await read('least.css', '.a{color:red}'))?.brotli).toBeNull()
  expect((await read('icon.png', 'a'.repeat(2000)))?.brotli).toBeNull()
})
