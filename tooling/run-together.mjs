import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Milliseconds between two checks that the parent of this process is alive. */
const WATCH_MS = 500
const HAS_GROUPS = process.platform !== 'win32'
/** Milliseconds without output after which what comes next on the error output is another error. */
const SAME_ERROR_MS = 1000

/**
 * Runs commands beside each other until one of them ends or this process gets a signal (SIGINT, SIGTERM, SIGHUP), and
 * ends them all with whatever they have started. A package manager that is stopped ends its shell and not this process:
 * that the parent is gone counts as a signal. `commands` are of the form `{ file, args, env, errorFile }`: `errorFile`, where it
 * is named, holds the last error that the command has printed.
 */
export function runTogether(commands) {
  const children = []
  const starter = process.ppid
  const watching = setInterval(() => {
    if (process.ppid !== starter) stop()
  }, WATCH_MS)

  function stop() {
    clearInterval(watching)
    for (const child of children) endGroup(child)
  }
  // Before anything is started: a signal that comes meanwhile must not end this process alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  for (const command of commands) {
    const child = startGroup(command)
    children.push(child)
    child.on('error', (error) => {
      console.error(error.message)
      stop()
    })
    child.on('exit', stop)
  }
}

/**
 * Starts a command in a process group of its own, which is stopped as a whole; a group in the background may not read the
 * terminal.
 */
function startGroup({ file, args, env, errorFile }) {
  const child = spawn(file, args, {
    stdio: ['ignore', 'inherit', errorFile === undefined ? 'inherit' : 'pipe'],
    detached: HAS_GROUPS,
    env: { ...process.env, ...env },
  })
  if (errorFile !== undefined) keepLastError(child.stderr, errorFile)
  return child
}

function endGroup(child) {
  if (child.pid === undefined) return
  try {
    if (HAS_GROUPS) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
  } catch {
    // The group has ended by itself.
  }
}

/** Prints what comes on a command's error output, and writes the last burst of it into a file. */
function keepLastError(stream, file) {
  let last = ''
  let printedAt = 0
  stream.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text)
    last = Date.now() - printedAt > SAME_ERROR_MS ? text : last + text
    printedAt = Date.now()
    writeFileSync(file, last)
  })
}
