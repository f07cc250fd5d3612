import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { component } from './component.ts'
import { Draft } from './draft.ts'
import { edition } from './edition.ts'
import type { Generator } from './generator.ts'
import { page } from './page.ts'

// `pnpm gen page --key tradeIn …`: prompts for missing flags on a terminal, and lists them elsewhere.

const GENERATORS: Readonly<Record<string, Generator>> = { component, edition, page }

/** An example call with all flags. */
function exampleOf(name: string, { flags }: Generator): string {
  const parts = Object.entries(flags).map(
    ([flag, { example }]) => `--${flag} ${/\s/.test(example) ? `"${example}"` : example}`,
  )
  return ['pnpm gen', name, ...parts].join(' ')
}

function usage(): string {
  return Object.entries(GENERATORS)
    .map(([name, generator]) => `${name}: ${generator.description}\n  ${exampleOf(name, generator)}`)
    .join('\n')
}

/** The values of all flags: from the command line, and on a terminal from prompts. Throws for missing or invalid ones. */
async function answersOf(name: string, { flags }: Generator, args: readonly string[]): Promise<Record<string, string>> {
  const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'string' } as const]))
  const given = parseArgs({ args: [...args], options }).values
  const answers: Record<string, string> = Object.fromEntries(
    Object.entries(given).flatMap(([flag, value]) => (value === undefined ? [] : [[flag, value]])),
  )
  const missing = Object.keys(flags).filter((flag) => answers[flag] === undefined)
  if (missing.length > 0 && !process.stdin.isTTY) {
    const list = missing.map((flag) => `  --${flag}  ${flags[flag]?.prompt}`).join('\n')
    throw new Error(`Say also:\n${list}\nfor instance: ${exampleOf(name, GENERATORS[name] as Generator)}`)
  }
  const terminal = missing.length > 0 ? createInterface({ input: process.stdin, output: process.stdout }) : null
  for (const flag of missing)
    answers[flag] = (await terminal?.question(`${flags[flag]?.prompt} (${flags[flag]?.example}): `)) ?? ''
  terminal?.close()
  for (const [flag, { prompt, example, pattern }] of Object.entries(flags)) {
    if (!pattern.test(answers[flag] ?? ''))
      throw new Error(`--${flag} ${answers[flag]}: ${prompt}, for instance ${example}.`)
  }
  return answers
}

/** Formats the written files, where the repository's formatter is installed. */
function format(root: string, paths: readonly string[]): void {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')
  if (existsSync(formatter)) spawnSync(process.execPath, [formatter, ...paths], { cwd: root, stdio: 'ignore' })
}

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const generator = Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined
  if (generator === undefined)
    throw new Error(`${name === '' ? 'Say what to make' : `There is no ${name}`}:\n${usage()}`)
  const answers = await answersOf(name, generator, args)
  const root = process.cwd()
  const draft = new Draft(root)
  generator.write(draft, answers)
  const paths = draft.flush()
  format(root, paths)
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`)
  console.log(
    `Left to do:\n${generator
      .nextSteps(answers)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  )
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
