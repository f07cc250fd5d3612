import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { createProgram, type Program } from '@otosafi/cluster/program'
import type { Owner, Programs } from '@otosafi/cluster/programs'

const run = promisify(execFile)

/** A PostgreSQL installation: its programs, the user as whom they run, and the folder of its data and backups. */
export type Installation = { programs: Programs; owner: Owner; folder: string }

/** The settings of both servers: reachable on this machine alone. */
const LOCAL_ONLY = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

/** Creates an empty server that archives its WAL; the program starts it on `port`. */
export async function makeServer(postgres: Installation, port: number): Promise<Program> {
  const superuser = ['-U', 'postgres', '-A', 'trust']
  await runProgram(postgres, 'initdb', ['-D', 'data', ...superuser, '-E', 'UTF8', '--locale=C.UTF-8'])
  await run('mkdir', ['archive'], { ...postgres.owner, cwd: postgres.folder })
  const archive = ['-c', 'archive_mode=on', '-c', `archive_command=cp %p ${join(postgres.folder, 'archive')}/%f`]
  return serverOn(postgres, 'data', [...LOCAL_ONLY, '-c', `port=${port}`, ...archive])
}

/** Takes a base backup of the running server into `base`. */
export async function backUp(postgres: Installation, port: number): Promise<void> {
  await runProgram(postgres, 'pg_basebackup', [
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

/** Restores the server as it was at a moment from base backup and WAL; the program starts it on `port`. */
export async function restoreServer(postgres: Installation, port: number, moment: Date): Promise<Program> {
  await run('cp', ['-R', 'base', 'restored'], { ...postgres.owner, cwd: postgres.folder })
  await run('touch', ['restored/recovery.signal'], { ...postgres.owner, cwd: postgres.folder })
  const target = ['-c', `recovery_target_time=${asTimestamp(moment)}`, '-c', 'recovery_target_action=promote']
  const archive = ['-c', `restore_command=cp ${join(postgres.folder, 'archive')}/%f %p`]
  return serverOn(postgres, 'restored', [...LOCAL_ONLY, '-c', `port=${port}`, ...archive, ...target])
}

/** PostgreSQL takes no `T` and no `Z` here. */
function asTimestamp(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00')
}

function serverOn({ programs, owner, folder }: Installation, data: string, args: readonly string[]): Program {
  return createProgram({
    command: programs.postgres,
    args: ['-D', join(folder, data), ...args],
    owner,
    folder,
    log: join(folder, `${data}.log`),
  })
}

async function runProgram(
  { programs, owner, folder }: Installation,
  program: string,
  args: readonly string[],
): Promise<void> {
  await run(join(dirname(programs.postgres), program), [...args], { ...owner, cwd: folder })
}
