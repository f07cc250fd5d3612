import { Writable } from 'node:stream'

import { pino } from 'pino'
import { beforeAll, expect, it, vi } from 'vitest'

import { withQueries } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { type Asked, openProviderStub } from '../../testing/provider-stub.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { RegisterPages } from '../start.ts'
import { createTraces } from './create-traces.ts'
import { openTraces } from './open-traces.ts'

const SECRET = 'Is the red one still there?'
const IN_ADDRESS = 'v3ryOwn'
const MESSAGE = { id: '0197b3c0-0000-7000-8000-000000000001', edition: 'ma' as const }
/** The code of a span that failed. */
const ERROR = 2

type Attributes = { key: string; value: { stringValue?: string; intValue?: number; boolValue?: boolean } }[]
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string }
type Body = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: { spans: (Span & { attributes: Attributes; status: { code?: number } })[] }[]
  }[]
}
type SentSpan = ReturnType<typeof spansIn>[number]

const registerPages: RegisterPages = async (app, { fetchApi }) => {
  app.get('/*', (request) => fetchApi(`http://${request.host}/api/cars/no-such-car`).then((answer) => answer.text()))
}

withDatabase('the traces of a server', (open) => {
  const lines: Record<string, unknown>[] = []
  let spans: SentSpan[]
  let services: unknown[]

  beforeAll(async () => {
    const collector = await openTraceCollector()
    const report = vi.fn<(message: string, error: unknown) => void>()
    const traces = createTraces({ url: collector.url, share: 1, report, clock: Date.now })
    const database = await open()
    const into = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(JSON.parse(line.toString()) as Record<string, unknown>)
        done()
      },
    })
    const server = await startTestServer(withQueries(database, traces.traceStatement), {
      traces,
      site: registerPages,
      log: pino(into),
    })
    await server.send('ma', '/api/cars/no-such-car', {
      headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    })
    await post(server, '/questions', { message: SECRET, consent: true })
    await server.send('ma', `/home?q=${IN_ADDRESS}`)
    const job = traces.traceJob('purge', async () => {
      await server.search.refresh()
    })
    await job(AbortSignal.timeout(60_000))
    const failing = traces.traceJob('rates', () => Promise.reject(new Error('away')))
    await expect(failing(AbortSignal.timeout(60_000))).rejects.toThrow('away')
    const mail = { send: () => Promise.resolve(), close: () => undefined }
    await traces.tracePorts({ mail, sms: null }).mail?.send({ ...MESSAGE, mail: { subject: SECRET } as never })
    await traces.close()
    collector.close()
    const bodies = collector.asked.map(({ body }) => JSON.parse(body) as Body)
    spans = bodies.flatMap(spansIn)
    services = bodies.flatMap(servicesIn)
    expect(report).not.toHaveBeenCalled()
  })

  const spanOf = (name: string) => {
    const [span, ...more] = spans.filter((each) => each.name === name)
    expect([span?.name, more]).toEqual([name, []])
    return span as SentSpan
  }
  const childrenOf = ({ spanId }: SentSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

  it('have a span for each request, by its route and status', () => {
    expect([...new Set(services)]).toEqual(['otosafi'])
    const read = spans.find(({ name, parentSpanId }) => name === 'api getCar' && parentSpanId === undefined)
    expect(read?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/cars/:id',
      'http.response.status_code': 422,
    })
    // Trace ids sent by visitors are ignored.
    expect(read?.traceId).not.toBe('a'.repeat(32))
  })

  it('have the statements of a request below it, without their values', () => {
    const write = spanOf('api createQuestion')
    const statements = childrenOf(write)
    expect(statements.map(({ name }) => name)).toContain('insert')
    expect(statements.every(({ traceId }) => traceId === write.traceId)).toBe(true)
    for (const { attributes } of statements) expect(attributes['db.query.text']).toEqual(expect.stringMatching(/^\w/))
  })

  it('have what a page asks of the API below the page', () => {
    const page = spanOf('page home')
    expect(childrenOf(page).map(({ name }) => name)).toEqual(['api getCar'])
  })

  it('are named in the lines that a request logs', () => {
    const { traceId } = spanOf('page home')
    expect(lines.filter((line) => line['traceId'] === traceId).map(({ msg }) => msg)).toEqual(['request'])
    expect(lines.filter((line) => line['msg'] === 'request' && line['traceId'] === undefined)).toEqual([])
  })

  it('have a trace for each run of a job, and a span for each message', () => {
    const job = spanOf('job purge')
    expect([job.parentSpanId, job.isError, childrenOf(job).length > 0]).toEqual([undefined, false, true])
    expect(spanOf('job rates').isError).toBe(true)
    expect(spanOf('send mail').attributes).toEqual({
      'messaging.message.id': MESSAGE.id,
      'otosafi.edition': MESSAGE.edition,
    })
  })

  it('hold nothing that a visitor wrote', () => {
    expect(JSON.stringify(spans)).not.toMatch(/red one|v3ryOwn/)
  })
})

it('cost nothing unless there is somewhere to send them', async () => {
  expect(await openTraces(null, { report: () => undefined, clock: Date.now })).toBeNull()
})

it('are given up, and said so once, where nobody takes them', async () => {
  const collector = await openTraceCollector()
  collector.close()
  const report = vi.fn<(message: string, error: unknown) => void>()
  const traces = createTraces({ url: collector.url, share: 1, report, clock: () => 0 })
  for (const job of ['one', 'two']) await traces.traceJob(job, () => Promise.resolve())(AbortSignal.timeout(60_000))
  await traces.close()
  expect(report.mock.calls.map(([message]) => message)).toEqual(['Traces could not be sent'])
})

/** A collector of traces (OTLP over HTTP) at this machine, which keeps what it is sent. */
async function openTraceCollector(): Promise<{ url: string; asked: Asked[]; close: () => void }> {
  const stub = await openProviderStub()
  stub.answer = () => ({ status: 200, body: {} })
  return { url: `${stub.baseUrl}/v1/traces`, asked: stub.asked, close: stub.close }
}

function spansIn({ resourceSpans }: Body) {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ status, attributes, ...span }) => ({
      ...span,
      attributes: valuesOf(attributes),
      isError: status.code === ERROR,
    }))
}

/** The names of the services that sent spans. */
function servicesIn({ resourceSpans }: Body): unknown[] {
  return resourceSpans.map(({ resource }) => valuesOf(resource.attributes)['service.name'])
}

function valuesOf(attributes: Attributes): Record<string, string | number | boolean> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  )
}
