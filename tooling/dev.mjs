// `pnpm dev`: one edition with hot reload (EDITION=ma by default) and the API beside it. Ctrl+C ends both, and so does
// the end of its parent process.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTogether } from './run-together.mjs'

const edition = process.env.EDITION ?? 'ma'
if (!existsSync(`apps/${edition}/vite.config.ts`)) {
  console.error(`There is no edition "${edition}". Choose one of the folders in apps that has a vite.config.ts.`)
  process.exit(1)
}

// Where the pages find why the API is down, to show it in the browser.
const folder = mkdtempSync(join(tmpdir(), 'otosafi-dev-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const errorFile = join(folder, 'api-error.txt')

runTogether([
  {
    file: 'node',
    // Watches the modules of the API alone: edits of pages do not restart it.
    args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
    env: { ROLE: 'api', PORT: '3001', HOST: '127.0.0.1' },
    errorFile,
  },
  { file: 'pnpm', args: ['--filter', `@otosafi/${edition}`, 'dev'], env: { API_ERROR_FILE: errorFile } },
])
