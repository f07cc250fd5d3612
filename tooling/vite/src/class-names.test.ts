import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { nameOf, shortClassNames } from './class-names.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-classes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, css] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), css)
  }
  return folder
}

it('never gives two classes the same name, and only names that are one', () => {
  const names = Array.from({ length: 20_000 }, (_, number) => nameOf(number))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z][\w-]*$/i.test(name))).toEqual([])
})

it('names the classes and animations of a module alike in every build and order', () => {
  const folder = folderWith({
    'a/A.module.css': '/* .none */ .card { color: red } .card:hover .title { top: 0.5em }',
    'b/B.module.css': '.card { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }',
  })
  const [a, b] = [join(folder, 'a/A.module.css'), join(folder, 'b/B.module.css')]
  const once = shortClassNames([folder])
  const again = shortClassNames([folder])
  const unforeseen = join(folder, 'c/C.module.css')
  const forward = [once('new', unforeseen), once('card', a), once('title', a), once('card', b), once('turn', b)].slice(
    1,
  )
  const backward = [again('turn', b), again('card', b), again('title', a), again('card', a)].reverse()
  expect(forward).toEqual(backward)
  expect(new Set(forward).size).toBe(4)
  expect(forward.map((name) => name.length)).toEqual([1, 1, 1, 1])
})

it('gives the shortest names to the modules that come first', () => {
  const folder = folderWith(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}/A.module.css`, '.card { top: 0 }'])),
  )
  const names = shortClassNames([folder], [/^a59\//, /^a9/])
  expect(['a59', 'a9', 'a0', 'a8'].map((part) => names('card', join(folder, `${part}/A.module.css`)))).toEqual([
    nameOf(0),
    nameOf(1),
    nameOf(2),
    nameOf(59),
  ])
})

it('finds a name for a class that it did not foresee', () => {
  const names = shortClassNames([folderWith({ 'A.module.css': '.card {}' })])
  expect(names('other', '/elsewhere/B.module.css')).not.toBe(names('card', '/elsewhere/B.module.css'))
  expect(names('other', '/elsewhere/B.module.css')).toBe(names('other', '/elsewhere/B.module.css'))
})
