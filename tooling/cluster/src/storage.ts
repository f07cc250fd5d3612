import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createProgram, type Program } from './program.ts'

/** A fake of an S3 bucket in a process of its own, with the keys S3RVER:S3RVER. */
export function createStorage(port: number, folder: string): Program {
  const script = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))
  const place = ['--directory', join(folder, 'storage'), '--address', '127.0.0.1', '--port', String(port)]
  return createProgram({
    command: process.execPath,
    args: [script, ...place, '--silent', '--configure-bucket', 'pictures'],
    // Not the database's user, who may not read the modules of this repository.
    owner: { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 },
    folder,
    log: join(folder, 'storage.log'),
  })
}
