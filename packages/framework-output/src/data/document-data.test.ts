import { UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, it } from 'vitest'

import { type DocumentData, documentDataOf, routerTextOf } from './document-data.ts'

/** The data of a document as the router decodes them. */
async function read(data: DocumentData): Promise<unknown> {
  const decoded = await UNSAFE_decodeViaTurboStream(new Blob([routerTextOf(data)]).stream(), globalThis)
  await decoded.done
  return decoded.value
}

it('gives the router what the loaders answered', async () => {
  const loaderData = {
    shell: { data: '{"host":"otosafi.ma"}' },
    'fr/car': {
      page: { data: '{"name":"Škoda “Fabia” \\"2019\\""}' },
      list: [1, -5, [true, null], {}],
      none: null,
      empty: '',
    },
  }
  expect(await read(loaderData)).toEqual({ loaderData, actionData: null, errors: null })
})

it('gives the router its own text as it is', async () => {
  const text = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors","shell",["D",1764000000000]]\n'
  expect(await read(text)).toEqual({
    loaderData: { shell: new Date(1764000000000) },
    actionData: null,
    errors: null,
  })
})

const PLAIN = { shell: { data: '{}', list: [1, null, true] } }
const text = () => Promise.resolve('the router’s own text')

it('takes what the loaders answered as it is', async () => {
  expect(await documentDataOf({ loaderData: PLAIN, actionData: null, errors: null }, text)).toBe(PLAIN)
})

it.each([
  ['an error', { loaderData: PLAIN, actionData: null, errors: { shell: new Error('no') } }],
  ['an answer to a form', { loaderData: PLAIN, actionData: { shell: {} }, errors: null }],
])('takes the router’s text where there is more to say: %s', async (_, loaded) => {
  expect(await documentDataOf(loaded, text)).toBe('the router’s own text')
})

it.each([new Date(0), undefined, Number.NaN, new Map(), Promise.resolve(1), 1n])(
  'takes the router’s text of what JSON does not know: %s',
  async (value) => {
    const loaderData = { shell: { list: [value] } }
    expect(await documentDataOf({ loaderData, actionData: null, errors: null }, text)).toBe('the router’s own text')
  },
)
