import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { contextScript } from './context-script.ts'

it.each([
  ['as it is written', 'It\'s "said" <b> \\ \n 100 % $&'],
  [
    'as JSON within JSON',
    `${JSON.stringify([{ _1: 2 }, 'live', JSON.stringify({ name: 'It\'s </script> \u2028 "so"' }), '[1', '7', null])}\n`,
  ],
])('has the settings and the data in one script, data %s', (_, data) => {
  const written = contextScript('{"basename":"/","ssr":true,"isSpaMode":false}', data)
  const [, script = ''] = /^<script>(.*)<\/script>$/s.exec(written) ?? []
  const steps: unknown[] = []
  const window = {}
  const controller = { enqueue: (text: unknown) => steps.push(text), close: () => steps.push('closed') }
  function ReadableStream({ start }: { start: (each: typeof controller) => void }) {
    start(controller)
    return { pipeThrough: () => 'the stream' }
  }
  runInNewContext(script, { window, ReadableStream, TextEncoderStream: Object })
  expect(script).not.toContain('</')
  expect(window).toEqual({ __reactRouterContext: { basename: '/', ssr: true, stream: 'the stream' } })
  expect(steps).toEqual([data, 'closed'])
})
