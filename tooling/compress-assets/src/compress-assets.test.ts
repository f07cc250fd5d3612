import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

import { compressAssets } from './compress-assets.ts'

/** The files of a build that has these, by their texts. */
async function built(files: Record<string, string>): Promise<string[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'compress-assets-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: () => 'export {}',
        generateBundle() {
          for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
        },
      },
      compressAssets(),
    ],
    build: { outDir, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'entry' } },
  })
  return (await readdir(outDir)).sort()
}

it('gives small sheets a copy too, where that saves more than its headers cost', async () => {
  const sheet = '.page { display: grid; gap: 8px }\n'.repeat(6)
  expect(await built({ 'small.css': sheet })).toContain('small.css.br')
})

it('leaves what a copy would hardly make smaller as it is', async () => {
  expect(await built({ 'least.css': '.a { color: red }' })).not.toContain('least.css.br')
})

it('leaves what is compressed by itself as it is', async () => {
  expect(await built({ 'photo.webp': 'a'.repeat(2000) })).toEqual(expect.not.arrayContaining(['photo.webp.br']))
})
