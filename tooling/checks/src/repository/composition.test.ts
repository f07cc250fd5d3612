import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { readText } from '../workspace.ts'

/** Words of Compose's specification that a service of ours may need, by where they stand. */
const WORDS = {
  file: ['name', 'services', 'networks', 'volumes', 'secrets', 'configs'],
  service: [
    'build',
    'cap_add',
    'cap_drop',
    'command',
    'configs',
    'cpus',
    'depends_on',
    'deploy',
    'entrypoint',
    'env_file',
    'environment',
    'expose',
    'extra_hosts',
    'healthcheck',
    'hostname',
    'image',
    'init',
    'labels',
    'logging',
    'mem_limit',
    'network_mode',
    'networks',
    'pids_limit',
    'platform',
    'ports',
    'profiles',
    'pull_policy',
    'read_only',
    'restart',
    'secrets',
    'security_opt',
    'shm_size',
    'stop_grace_period',
    'stop_signal',
    'sysctls',
    'tmpfs',
    'ulimits',
    'user',
    'volumes',
    'working_dir',
  ],
  build: ['args', 'context', 'dockerfile', 'labels', 'platforms', 'secrets', 'tags', 'target'],
  healthcheck: ['disable', 'interval', 'retries', 'start_interval', 'start_period', 'test', 'timeout'],
  dependency: ['condition', 'required', 'restart'],
} as const
const RESTARTS = /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/
const DURATION = /^(?:\d+(?:h|ms|m|s))+$/

type Service = {
  build?: object
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { interval?: string; timeout?: string; start_period?: string }
  networks?: string[]
  volumes?: string[]
  restart?: string
  stop_grace_period?: string
}
type Composition = { services: Record<string, Service>; networks: object; volumes: object }

const composition = parse(readText('tooling/container/compose.yaml')) as Composition
const services = Object.entries(composition.services)

const unknownWords = (part: object, place: keyof typeof WORDS): string[] => {
  const known: readonly string[] = WORDS[place]
  return Object.keys(part).filter((word) => !known.includes(word))
}

it('has words that Docker knows, each in its place', () => {
  expect(unknownWords({ image: 'x', healtcheck: {} }, 'service')).toEqual(['healtcheck'])
  expect(unknownWords(composition, 'file')).toEqual([])
  for (const [name, service] of services) {
    expect(unknownWords(service, 'service'), name).toEqual([])
    expect(unknownWords(service.build ?? {}, 'build'), name).toEqual([])
    expect(unknownWords(service.healthcheck ?? {}, 'healthcheck'), name).toEqual([])
    for (const other of Object.values(service.depends_on ?? {})) {
      expect(unknownWords(other, 'dependency'), name).toEqual([])
    }
  }
})

it('waits for services that are there, and for the health of those alone that say it', () => {
  for (const [name, service] of services) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = composition.services[other]
      expect(needed, `${name}: ${other}`).toBeDefined()
      const awaited = needed?.healthcheck === undefined ? 'service_started' : 'service_healthy'
      expect(condition, `${name}: ${other}`).toBe(awaited)
    }
  }
})

it('declares the networks and volumes that it uses, and no others', () => {
  const used = (part: 'networks' | 'volumes') =>
    services.flatMap(([, service]) => (service[part] ?? []).map((name) => name.split(':')[0] ?? ''))
  for (const part of ['networks', 'volumes'] as const)
    expect([...new Set(used(part))].toSorted(), part).toEqual(Object.keys(composition[part]).toSorted())
})

it('says for how long, and whether to start again, as Docker reads it', () => {
  for (const [name, { restart = 'no', stop_grace_period: grace = '10s', healthcheck = {} }] of services) {
    expect(restart, name).toMatch(RESTARTS)
    const { interval = '30s', timeout = '30s', start_period: start = '0s' } = healthcheck
    for (const duration of [grace, interval, timeout, start]) expect(duration, name).toMatch(DURATION)
  }
})
