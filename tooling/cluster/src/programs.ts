import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** How Debian installs all of them. */
export const INSTALL =
  'apt-get install --no-install-recommends patroni python3-etcd etcd-server haproxy pgbouncer postgresql'

const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'postgres'] as const

/** The paths of the programs that a cluster is made of. */
export type Programs = Readonly<Record<(typeof PROGRAMS)[number], string>>

/** Where Debian keeps each version of PostgreSQL, whose programs are not on the path. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql'

/** Finds the programs, and names those that are missing. */
export function findPrograms(): { found: Programs; missing: readonly string[] } {
  const places = [...postgresFolders(), ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  const pathOf = (program: string) => places.map((place) => join(place, program)).find((path) => existsSync(path))
  const paths = PROGRAMS.map((program) => [program, pathOf(program) ?? ''] as const)
  return {
    found: Object.fromEntries(paths) as Programs,
    missing: paths.filter(([, path]) => path === '').map(([program]) => program),
  }
}

/** The newest version first. */
function postgresFolders(): string[] {
  if (!existsSync(POSTGRES_VERSIONS)) return []
  const versions = readdirSync(POSTGRES_VERSIONS).toSorted((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(POSTGRES_VERSIONS, version, 'bin'))
}

/** The user that PostgreSQL and what is around it run as; PostgreSQL and PgBouncer refuse to run as root. */
export type Owner = { uid: number; gid: number }

/** The user `postgres` for root, else the user of this process. */
export function findOwner(): Owner {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
