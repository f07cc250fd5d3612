import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Owner } from './programs.ts'

const TEMPLATES = join(import.meta.dirname, '../config')

/** Values by the names between `${` and `}` in a template. */
export type Values = Readonly<Record<string, string | number>>

/** The files of `config`. */
export type Template =
  | 'database.sql'
  | 'etcd.yml'
  | 'haproxy.cfg'
  | 'patroni.yml'
  | 'pgbouncer.ini'
  | 'server.env'
  | 'users.txt'

/** A file of `config` with its values. Throws where one is missing. */
export function fillTemplate(template: Template, values: Values = {}): string {
  return readFileSync(join(TEMPLATES, template), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} needs a value for ${name}`)
    return String(value)
  })
}

/** Writes a filled file for `owner`, and returns its path. */
export function writeFilled(path: string, text: string, { uid, gid }: Owner): string {
  writeFileSync(path, text, { mode: 0o600 })
  chownSync(path, uid, gid)
  return path
}
