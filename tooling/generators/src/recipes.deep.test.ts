import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { generate, run } from './testing/run.ts'
import { scratchRepository } from './testing/scratch-repository.ts'
import { COPIED_FOR_PAGES, TRADE_IN } from './testing/trade-in.ts'

/** Changes a file of the copy; throws where there is nothing to replace. */
function replace(folder: string, path: string, text: string, by: string): void {
  const file = join(folder, path)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${path} has no “${text}”`)
  writeFileSync(
    file,
    before.replace(text, () => by),
  )
}

const compile = (folder: string, name: string) =>
  run('packages/ui/node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false'], join(folder, name)).said
const vitest = (folder: string, name: string, ...files: string[]) =>
  run('tooling/generators/node_modules/vitest/vitest.mjs', ['run', ...files], join(folder, name))

/** A page says a text that is not there, until it is written. */
const sayGreeting = (folder: string) =>
  replace(
    folder,
    'packages/storefront/src/pages/sign-up/SignUpPage.tsx',
    "t('account:signUp.lead')",
    "t('greeting.morning')",
  )

// The README's first changes that no generator makes: each says who names what is left to do.
describe('a first change by hand', () => {
  it('a text, a filter, a range, a table, a mail, a request or a field of a form: the compiler and the tests name every place that lacks it', () => {
    const folder = scratchRepository(['packages', 'apps/server', 'openapi', 'tooling/typescript', 'tooling/vitest'])
    sayGreeting(folder)
    replace(
      folder,
      'packages/domain/src/listing/vocabulary.ts',
      '  seats: {',
      "  upholstery: { ...ONE, values: ['leather', 'cloth'], column: 'upholstery', place: 'look' },\n  seats: {",
    )
    replace(
      folder,
      'packages/domain/src/listing/ranges.ts',
      '  // The highest monthly instalment',
      "  power: { kind: 'distance', min: 'powerMin', max: 'powerMax', of: 'enginePower', column: 'engine_power' },\n  // The highest monthly instalment",
    )
    const server = join(folder, 'apps/server/src')
    const migrations = join(server, 'db/migrations')
    const number = String(readdirSync(migrations).length + 1).padStart(4, '0')
    writeFileSync(join(migrations, `${number}_greetings.sql`), 'create table greetings (id uuid primary key);\n')
    replace(folder, 'packages/i18n/locales/en/server.json', '"mail": {', '"mail": { "greeting": "Good morning",')
    const messages = 'packages/messages/src/messages.ts'
    replace(
      folder,
      messages,
      '  leave: byMail(',
      "  greeting: byMail({ to: 'visitor', mail: composeLeaveMail }),\n  leave: byMail(",
    )
    replace(folder, 'packages/messages/src/composers/booking.ts', "  'late',\n]", "  'late',\n  'early',\n]")
    replace(
      folder,
      'apps/server/src/resources/newsletter/newsletter.handlers.ts',
      "writeMail('leave', ",
      "writeMail('farewell', ",
    )
    replace(folder, 'packages/domain/src/messages/request-kind.ts', "'CP',\n", "'CP',\n  praise: 'PR',\n")
    // As `generate` writes the types of a body with one more field.
    const reasons = 'reason: "facts" | "photos" | "sold" | "money" | "other";\n'
    replace(folder, 'packages/api-client/src/schema.ts', reasons, `${reasons}nickname: string;\n`)

    // A fact that no car has.
    expect(compile(folder, 'packages/search')).toContain('src/indexed-car.ts')
    const storefront = compile(folder, 'packages/storefront')
    for (const file of ['FilterForm.tsx', 'IgnoredParameters.tsx'])
      expect(storefront).toContain(`features/listing/${file}`)
    expect(storefront).toContain('greeting.morning')
    const written = compile(folder, 'packages/messages')
    for (const lacking of ["'examples' is missing", 'src/examples/booking.ts', 'src/examples/request.ts'])
      expect(written).toContain(lacking)
    const compiled = compile(folder, 'apps/server')
    expect(compiled).toContain('\'"farewell"\' is not assignable')
    expect(compiled).toContain('src/catalogue/stored-car.ts')
    expect(compiled).toContain("Property 'nickname' is missing")

    const texts = vitest(folder, 'packages/i18n', 'src/vocabulary.test.ts', 'src/locale-parity.test.ts')
    expect(texts.status).toBe(1)
    for (const lacking of ['vocabulary.upholstery', 'powerMin', 'fr/server', 'zu/server'])
      expect(texts.said).toContain(lacking)
    const tests = vitest(folder, 'apps/server', 'src/contract/contract.test.ts', 'src/db/tables.test.ts')
    expect(tests.status).toBe(1)
    for (const lacking of ['upholstery', 'powerMin', 'greetings']) expect(tests.said).toContain(lacking)
  })

  it('a text that is written: its key is known to the compiler, and the tests name every language that lacks it', () => {
    const folder = scratchRepository(['packages', 'tooling/typescript', 'tooling/vitest'])
    sayGreeting(folder)
    replace(folder, 'packages/i18n/locales/en/common.json', '{\n', '{\n  "greeting": { "morning": "Good morning" },\n')
    expect(compile(folder, 'packages/storefront')).toBe('')
    const { status, said } = vitest(folder, 'packages/i18n', 'src/locale-parity.test.ts')
    expect(status).toBe(1)
    for (const language of ['ar', 'fr', 'zu', 'xh', 'rw', 'wo']) expect(said).toContain(`${language}/common`)
  })
})

it('a page that the generator makes compiles with all others', () => {
  const folder = scratchRepository(COPIED_FOR_PAGES)
  expect(generate(folder, ...TRADE_IN)).toMatchObject({ status: 0 })
  expect(compile(folder, 'packages/storefront')).toBe('')
})
