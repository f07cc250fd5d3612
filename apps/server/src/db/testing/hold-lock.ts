import { lockDirectory } from '../lock.ts'

const [, , directory = ''] = process.argv

// Takes the lock of a data directory and keeps it until the process is killed.
lockDirectory(directory)
console.log('held')
setInterval(() => undefined, 60_000)
