import { expect, it } from 'vitest'

import { fillTemplate, type Values } from './fill-template.ts'
import { portsFrom } from './ports.ts'

const VALUES: Values = {
  HOST: '10.0.0.1',
  POOLER_PORT: 6432,
  PRIMARY_PORT: 5000,
  STORAGE_PORT: 7070,
}

it('has every value filled in, or says which is missing', () => {
  expect(fillTemplate('server.env', VALUES)).toContain('DATABASE_URL=postgres://otosafi@10.0.0.1:6432/otosafi\n')
  expect(() => fillTemplate('pgbouncer.ini', VALUES)).toThrow('pgbouncer.ini needs a value for FOLDER')
})

it('gives every part a port of its own', () => {
  const { etcd, nodes, servers, ...others } = portsFrom(4200, 8)
  const ports = [
    ...Object.values(etcd),
    ...nodes.flatMap((node) => Object.values(node)),
    ...servers,
    ...Object.values(others),
  ]
  expect(new Set(ports).size).toBe(ports.length)
  expect(ports.every((port) => port >= 4200 && port < 4300)).toBe(true)
})
