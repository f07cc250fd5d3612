import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { preview } from 'vite'

import { findProgram } from '@otosafi/browsers/find-program'
import { installFonts } from '@otosafi/system-fonts/install-fonts'

import { playwrightArguments } from './playwright-arguments.ts'

// Compares the key stories of the built Storybook with their pictures, in a browser that sees no font of this machine.
const here = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'otosafi-visual-'))

if (findProgram('chromium') === null) {
  console.warn('\nNo Chromium was found (on the path or as CHROMIUM_PATH): no picture was compared. SKIPPED.\n')
  process.exitCode = process.env['CI'] === 'true' ? 1 : 0
} else {
  const playwright = join(here, 'node_modules/@playwright/test/cli.js')
  const server = await preview({
    configFile: false,
    root: here,
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const { port } = server.httpServer.address() as AddressInfo
    const env = {
      ...process.env,
      FONTCONFIG_FILE: await installFonts('desktop', folder),
      VISUAL_ORIGIN: `http://127.0.0.1:${port}`,
    }
    const args = [playwright, 'test', ...playwrightArguments(process.argv.slice(2))]
    const [code] = (await once(spawn(process.execPath, args, { cwd: here, stdio: 'inherit', env }), 'close')) as [
      number | null,
    ]
    process.exitCode = code ?? 1
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
