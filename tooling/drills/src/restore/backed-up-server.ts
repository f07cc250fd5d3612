import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { createProgram, type Program } from '@otosafi/cluster/program'
import type { Owner, Programs } from '@otosafi/cluster/programs'

const run = promisify(execFile)

/** Where a server of PostgreSQL and its backups are, and as whom it runs. */
export type Place = { programs: Programs; owner: Owner; folder: string }

/** The settings of both servers: on this machine, by its ports alone. */
const QUIET = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

/** Makes an empty server that keeps all of its log, as it is to be started on `port`. */
export async function makeServer(place: Place, port: number): Promise<Program> {
  await runProgram(place, 'initdb', ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  await run('mkdir', ['archive'], { ...place.owner, cwd: place.folder })
  const archive = ['-c', 'archive_mode=on', '-c', `archive_command=cp %p ${join(place.folder, 'archive')}/%f`]
  return serverOn(place, 'data', [...QUIET, '-c', `port=${port}`, ...archive])
}

/** Copies the whole server, while it runs, to `base`. */
export async function backUp(place: Place, port: number): Promise<void> {
  await runProgram(place, 'pg_basebackup', [
    '-D',
    'base',
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    '-U',
    'postgres',
    '-c',
    'fast',
  ])
}

/** The server as it was at a moment, as it is to be started on `port`: the copy with the log on top. */
export async function restoreServer(place: Place, port: number, moment: Date): Promise<Program> {
  await run('cp', ['-R', 'base', 'restored'], { ...place.owner, cwd: place.folder })
  await run('touch', ['restored/recovery.signal'], { ...place.owner, cwd: place.folder })
  const target = ['-c', `recovery_target_time=${asTimestamp(moment)}`, '-c', 'recovery_target_action=promote']
  const archive = ['-c', `restore_command=cp ${join(place.folder, 'archive')}/%f %p`]
  return serverOn(place, 'restored', [...QUIET, '-c', `port=${port}`, ...archive, ...target])
}

/** PostgreSQL takes no `T` and no `Z` here. */
function asTimestamp(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00')
}

function serverOn({ programs, owner, folder }: Place, data: string, args: readonly string[]): Program {
  return createProgram({
    command: programs.postgres,
    args: ['-D', join(folder, data), ...args],
    owner,
    folder,
    log: join(folder, `${data}.log`),
  })
}

async function runProgram({ programs, owner, folder }: Place, program: string, args: readonly string[]): Promise<void> {
  await run(join(dirname(programs.postgres), program), [...args], { ...owner, cwd: folder })
}
