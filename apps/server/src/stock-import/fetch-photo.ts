import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'

import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'

import { isPrivateAddress, PrivateNetwork, publicLookup } from './private-networks.ts'

/** Milliseconds for the whole of a photograph, redirects included. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Why a photograph could not be had, in plain words. */
export class PhotoError extends Error {
  override name = 'PhotoError'
  readonly cure: string

  constructor(problem: string, cure: string) {
    super(problem)
    this.cure = cure
  }
}

/** How photographs are fetched. */
export type FetchOptions = {
  /** Whether hosts in private networks may be asked: by default not. */
  allowsPrivate?: boolean
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Fetches the bytes at an http(s) address, 8 MB at most. The content type of the host is not trusted: the decoder
 * sniffs the bytes. Rejects with a {@link PhotoError}.
 */
export async function fetchPhoto(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const { timeoutMs = TIMEOUT_MS, signal } = options
  const deadline = AbortSignal.timeout(timeoutMs)
  const until = signal === undefined ? deadline : AbortSignal.any([deadline, signal])
  try {
    return await follow(new URL(address), options.allowsPrivate ?? false, until)
  } catch (error) {
    if (error instanceof PhotoError) throw error
    signal?.throwIfAborted()
    if (deadline.aborted)
      throw new PhotoError(
        `The host took longer than ${timeoutMs / 1000} s.`,
        'Try again, or save the photograph beside the file.',
      )
    if (error instanceof PrivateNetwork)
      throw new PhotoError(
        'The address is in a private network.',
        'Name a public address, or save the photograph beside the file.',
      )
    throw new PhotoError('The host cannot be reached.', 'Look whether the address opens in a browser.')
  }
}

async function follow(start: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<Buffer> {
  let url = start
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await open(url, allowsPrivate, signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status === 200) return readBody(response)
    response.destroy()
    if (!REDIRECTS.has(status) || location === undefined)
      throw new PhotoError(`The host answers ${status}.`, 'Look whether the address opens in a browser.')
    if (!URL.canParse(location, url)) break
    url = new URL(location, url)
  }
  throw new PhotoError('The address leads on and on to other ones.', 'Name the address of the photograph itself.')
}

function open(url: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:')
    throw new PhotoError(
      'The address leads to one that is neither http nor https.',
      'Name the address of the photograph itself.',
    )
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without a lookup.
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateNetwork(host)
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (isSecure ? getSecure : getPlain)(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/jpeg, image/png' },
        ...(allowsPrivate ? {} : { lookup: publicLookup }),
      },
      resolve,
    )
    request.on('error', reject)
  })
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > IMAGE_MAX_BYTES)
      throw new PhotoError('The photograph is larger than 8 MB.', 'Save it smaller, 1920 pixels wide are enough.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
