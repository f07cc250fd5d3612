import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { ROOT, readText } from '../workspace.ts'

const FOLDER = 'tooling/container'
const DOCKERFILE = readText(`${FOLDER}/Dockerfile`)
/** The most seconds that the server takes to close after all connections are closed. */
const CLOSE_TIMEOUT_S = 10

type Service = {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string | number>
  ports?: string[]
  stop_grace_period?: string
  read_only?: boolean
  init?: boolean
}
const { services } = parse(readText(`${FOLDER}/compose.yaml`)) as { services: Record<string, Service> }
const server = services['server'] ?? {}

/** Every variable that the server reads of its environment, by its sources; a name that ends with `_` begins several. */
const READ = [...readText('apps/server/src/env.ts').matchAll(/(?:'|`)([A-Z][A-Z_]+)(?:'|\$)/g)].map(
  ([, name = '']) => name,
)
const isRead = (name: string) => READ.some((known) => (known.endsWith('_') ? name.startsWith(known) : name === known))

/** The instructions of one kind, continued lines joined. */
const instructions = (kind: string) =>
  DOCKERFILE.replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1))

/** The variables that the image sets. */
const IMAGE_ENV = Object.fromEntries(
  instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
)

describe('the Dockerfile', () => {
  it('has nothing that its linter finds', () => {
    expect(validate(DOCKERFILE).map(({ message, range }) => [range.start.line + 1, message])).toEqual([])
  })

  it('takes the versions of Node and pnpm that the repository pins', () => {
    const { devDependencies, packageManager } = JSON.parse(readText('package.json')) as {
      devDependencies: Record<string, string>
      packageManager: string
    }
    const images = instructions('FROM').map((line) => line.split(' ')[0] ?? '')
    const pulled = images.filter((image) => image.includes(':'))
    expect(pulled).not.toEqual([])
    expect(new Set(pulled)).toEqual(new Set([`node:${devDependencies['node']}-bookworm-slim`]))
    expect(instructions('RUN')).toContain(`npm install --global ${packageManager}`)
  })

  it('copies from the repository and from its own stages what is there', () => {
    const stages = instructions('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
    const copies = instructions('COPY').map((line) => line.split(/ +/))
    const fromRepository = copies
      .filter(([first = '']) => !first.startsWith('--from='))
      .flatMap((words) => words.slice(0, -1))
    expect(fromRepository.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const fromStages = copies.filter(([first = '']) => first.startsWith('--from='))
    expect(
      fromStages.map(([from = '']) => from.slice('--from='.length)).filter((stage) => !stages.includes(stage)),
    ).toEqual([])
    const paths = fromStages.map(([, path = '']) => path).filter((path) => path.startsWith('/app/'))
    expect(paths.filter((path) => !existsSync(join(ROOT, path.slice('/app/'.length))))).toEqual([])
  })

  it('runs the server in production, as nobody special, and asks it whether it is ready', () => {
    expect(
      Object.keys(IMAGE_ENV).filter((name) => !isRead(name) && !['CI', 'TURBO_TELEMETRY_DISABLED'].includes(name)),
    ).toEqual([])
    expect(IMAGE_ENV['NODE_ENV']).toBe('production')
    expect(instructions('EXPOSE')).toEqual([IMAGE_ENV['PORT']])
    expect(instructions('USER')).toEqual(['node'])
    expect(DOCKERFILE.indexOf('\nUSER ')).toBeGreaterThan(DOCKERFILE.lastIndexOf('\nRUN '))
    const [command = '[]'] = instructions('CMD')
    const [program, script = ''] = JSON.parse(command) as string[]
    expect([program, existsSync(join(ROOT, script))]).toEqual(['node', true])
    const asked = /127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(instructions('HEALTHCHECK').join())?.[1]
    expect(readText('apps/server/src/server/health.ts')).toContain(`app.get('${asked}'`)
  })

  it('leaves out of its context what holds secrets or was made here', () => {
    const ignored = readText(`${FOLDER}/Dockerfile.dockerignore`).split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/.env', '**/.data', '**/node_modules', '**/build']))
  })
})

describe('the composition of containers', () => {
  it('is built from the Dockerfile, in the repository', () => {
    const { context = '', dockerfile = '' } = server.build ?? {}
    expect(resolve(ROOT, FOLDER, context)).toBe(ROOT)
    expect(dockerfile).toBe(`${FOLDER}/Dockerfile`)
  })

  it('sets variables that the server reads, and no others', () => {
    expect(READ).toContain('DATABASE_URL')
    expect(Object.keys(server.environment ?? {}).filter((name) => !isRead(name))).toEqual([])
  })

  it('holds no secret: each comes from outside', () => {
    const settings = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
    const secrets = settings.filter(
      ([name, value]) => /PASSWORD|SECRET/.test(name) || /:\/\/[^/]*:[^/]*@/.test(String(value)),
    )
    expect(secrets).toHaveLength(4)
    expect(secrets.filter(([, value]) => !/\$\{[A-Z_]+:\?\}/.test(String(value)))).toEqual([])
  })

  it('is open to this machine alone', () => {
    const ports = Object.values(services).flatMap(({ ports = [] }) => ports)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(server.ports).toEqual([
      `127.0.0.1:3000:${IMAGE_ENV['PORT']}`,
      `127.0.0.1:9464:${server.environment?.['METRICS_PORT']}`,
    ])
  })

  it('names a version of every image', () => {
    const pulled = Object.values(services).flatMap(({ image, build }) => (build === undefined ? [image] : []))
    expect(pulled.filter((image) => !/:v?\d/.test(image ?? ''))).toEqual([])
  })

  it('lets the server come to its end, on a file system that it cannot write to', () => {
    const { STOP_PAUSE, STOP_WITHIN } = server.environment ?? {}
    const needed = Number(STOP_PAUSE) + Number(STOP_WITHIN) + CLOSE_TIMEOUT_S
    expect(Number.parseInt(server.stop_grace_period ?? '', 10)).toBeGreaterThan(needed)
    expect([server.read_only, server.init]).toEqual([true, true])
  })
})
