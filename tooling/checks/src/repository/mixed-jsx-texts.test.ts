import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'
import { listFiles } from './files.ts'
import { mixedJsxTexts } from './mixed-jsx-texts.ts'

function foundIn(children: string): string[] {
  const folder = temporaryTree({ 'Page.tsx': `export const Page = () => <p>${children}</p>\n` })
  return mixedJsxTexts(join(folder, 'Page.tsx'))
}

describe('texts that change', () => {
  it.each([
    "{t('found', { count })}",
    "<Icon /> <span>{t('found', { count })}</span>",
    "<Icon /> {t('found')}",
    '<b>{name}</b> · <i>{year}</i>',
    "{t('found')} <Icon />{count === 0 ? null : <b>{count}</b>}",
    "<Icon />\n{t('claim', CLAIM_VALUES)}",
  ])('may be alone in an element, and others beside elements: %s', (children) => {
    expect(foundIn(children)).toEqual([])
  })

  it.each([
    ["<Icon /> {t('found', { count })}", ["t('found', { count })"]],
    ["<Icon /> {t(open ? 'less' : 'more')}", ["t(open ? 'less' : 'more')"]],
    ['<b>{name}</b>\n{` · ${year}`}', ['` · ${year}`']],
    ["<Icon />\n{count === 0 ? null : t('none')}", ["count === 0 ? null : t('none')"]],
    ["{open ? <b>{t('open')}</b> : null} found", ['found']],
    ["<Icon />{'. '}{open && `until ${day}`}", ['open && `until ${day}`']],
  ])('stand beside nothing: %s', (children, found) => {
    expect(foundIn(children)).toEqual(found)
  })

  it('stand beside nothing in pages and the kit', () => {
    const files = listFiles().filter(({ path }) => /^(?:packages|apps)\/.*(?<!\.(?:test|stories))\.tsx$/.test(path))
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(({ path }) => mixedJsxTexts(join(ROOT, path)).map((text) => `${path}: ${text}`))).toEqual([])
  })
})
