// `pnpm dev`: one edition with hot reload (EDITION=ma by default) and the API beside it. Ctrl+C ends both.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const edition = process.env.EDITION ?? 'ma'
if (!existsSync(`apps/${edition}/vite.config.ts`)) {
  console.error(`There is no edition "${edition}". Choose one of the folders in apps that has a vite.config.ts.`)
  process.exit(1)
}

const children = [
  // What the API is made of alone: pages that are changed go on asking it.
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ROLE: 'api', PORT: '3001', HOST: '127.0.0.1' },
  }),
  spawn('pnpm', ['--filter', `@otosafi/${edition}`, 'dev'], { stdio: 'inherit' }),
]

function stop() {
  for (const child of children) child.kill('SIGTERM')
}

for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
