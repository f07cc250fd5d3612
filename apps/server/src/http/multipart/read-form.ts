import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { Busboy, type BusboyInstance } from '@fastify/busboy'

import { Problem, unavailable } from '../../contract/problem.ts'

/** Limits of a form; sizes in bytes. */
export type FormLimits = {
  /** Names of the fields that hold files. */
  fileFields: ReadonlySet<string>
  files: number
  fileSize: number
  /** Text fields. */
  fields: number
}

/** A form as it came: the texts of each field, and its files, in their order. */
export type RawForm = { texts: ReadonlyMap<string, string[]>; files: readonly { field: string; bytes: Buffer }[] }

/** The parts of a request that reading a form needs. */
export type FormSource = {
  body: Readable
  headers: IncomingHttpHeaders
}

/** The most bytes of a text field's value. */
const MAX_TEXT_BYTES = 16 * 1024
/** Headers of a part: disposition with the file's name, type, encoding. */
const MAX_HEADER_BYTES = 4096
const MAX_HEADERS = 8
/** Allowance for everything in a form but its files: texts, boundaries, headers of parts. */
const OVERHEAD_BYTES = 64 * 1024

/**
 * Reads a `multipart/form-data` body up to its limits. `claim` is called with the bytes of files before they are kept. Throws
 * `malformed_request`, `payload_too_large` with the field's error, and `unavailable` where `claim` returns false.
 */
export async function readForm(
  { body, headers }: FormSource,
  limits: FormLimits,
  claim: (bytes: number) => boolean,
): Promise<RawForm> {
  const most = limits.files * limits.fileSize + OVERHEAD_BYTES
  if (Number(headers['content-length'] ?? 0) > most) throw new Problem('payload_too_large')
  const parser = createParser(headers, limits)
  const { form, failed, check } = gather(parser, limits, claim)
  failed.catch(() => undefined)
  const finished = new Promise<void>((done) => parser.once('finish', done))
  let size = 0
  // The request is not destroyed: its connection still has to carry the answer.
  for await (const chunk of chunksOf(body)) {
    size += chunk.length
    if (size > most) throw new Problem('payload_too_large')
    await Promise.race([failed, new Promise<void>((done) => void parser.write(chunk, () => done()))])
  }
  parser.end()
  await Promise.race([failed, finished])
  // The parser reports a body that breaks off, and its end, in one go.
  check()
  return form
}

/** Collects what the parser finds. `failed` rejects with the first problem, and `check` throws it. */
function gather(parser: BusboyInstance, limits: FormLimits, claim: (bytes: number) => boolean) {
  const texts = new Map<string, string[]>()
  const files: { field: string; bytes: Buffer }[] = []
  const { promise: failed, reject } = Promise.withResolvers<never>()
  let first: Problem | undefined
  const refuse = (problem: Problem): void => {
    first ??= problem
    reject(problem)
  }
  const tooMuch = (): void => refuse(new Problem('payload_too_large'))
  parser.on('error', () => refuse(malformedProblem()))
  parser.on('partsLimit', tooMuch)
  parser.on('filesLimit', () => refuse(tooManyFiles(limits)))
  parser.on('fieldsLimit', tooMuch)
  parser.on('field', (name: string | undefined, text, _isNameCut, isCut) => {
    if (name === undefined) return refuse(malformedProblem())
    if (isCut) return tooMuch()
    texts.set(name, [...(texts.get(name) ?? []), text])
  })
  parser.on('file', (name: string | undefined, stream) => {
    // The parser reports a form that breaks off itself.
    stream.on('error', () => undefined)
    if (name === undefined) return refuse(malformedProblem())
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limits.fileSize) return refuse(fileTooLarge(name, limits))
      if (!claim(chunk.length)) return refuse(unavailable())
      chunks.push(chunk)
    })
    stream.on('end', () => files.push({ field: name, bytes: Buffer.concat(chunks.splice(0)) }))
  })
  const check = (): void => {
    if (first !== undefined) throw first
  }
  return { form: { texts, files }, failed, check }
}

/** The chunks of a body. Throws `malformed_request` where it breaks off. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer
  } catch {
    malformed()
  }
}

function createParser(headers: FormSource['headers'], { files, fields, fileSize }: FormLimits): BusboyInstance {
  const limits = {
    files,
    fields,
    parts: files + fields,
    // The parser cuts a file at its limit: one more byte shows that it is larger.
    fileSize: fileSize + 1,
    fieldSize: MAX_TEXT_BYTES,
    headerSize: MAX_HEADER_BYTES,
    headerPairs: MAX_HEADERS,
  }
  try {
    return new Busboy({ headers: { ...headers, 'content-type': String(headers['content-type']) }, limits })
  } catch {
    return malformed()
  }
}

function malformedProblem(): Problem {
  return new Problem('malformed_request', { detail: 'The form cannot be read.' })
}

function malformed(): never {
  throw malformedProblem()
}

function fileTooLarge(field: string, { fileSize, fileFields }: FormLimits): Problem {
  if (!fileFields.has(field)) return new Problem('payload_too_large')
  const values = { megabytes: Math.floor(fileSize / (1024 * 1024)) }
  return new Problem('payload_too_large', { errors: [{ path: `/body/${field}`, code: 'imageSize', values }] })
}

/** The form has one file field in all operations that take several files: the parser does not say whose file is one too many. */
function tooManyFiles({ files, fileFields }: FormLimits): Problem {
  const errors = [...fileFields].map((field) => ({
    path: `/body/${field}`,
    code: 'imagesMax',
    values: { most: files },
  }))
  return new Problem('payload_too_large', { errors })
}
