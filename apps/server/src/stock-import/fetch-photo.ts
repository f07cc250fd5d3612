import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'

import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'

import type { TeamText } from '../db/stock-import-tables.ts'
import { isPrivateAddress, PrivateNetwork, publicLookup } from './private-networks.ts'

/** Milliseconds for the whole of a photograph, redirects included. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Why a photograph could not be had, in plain words: its message is the problem in English. */
export class PhotoError extends Error {
  override name = 'PhotoError'
  readonly problem: TeamText
  readonly cure: TeamText

  constructor(problem: TeamText, cure: TeamText) {
    super(problem.en)
    this.problem = problem
    this.cure = cure
  }
}

/** A photograph that is too large, wherever it comes from. */
export const TOO_LARGE: TeamText = { en: 'The photograph is larger than 8 MB.', fr: 'La photo dépasse 8 Mo.' }
export const SAVE_SMALLER: TeamText = {
  en: 'Save it smaller, 1920 pixels wide are enough.',
  fr: 'Enregistrez-la plus petite, 1920 pixels de large suffisent.',
}
const OPEN_IT: TeamText = {
  en: 'Look whether the address opens in a browser.',
  fr: 'Vérifiez que l’adresse s’ouvre dans un navigateur.',
}
const NAME_ITSELF: TeamText = {
  en: 'Name the address of the photograph itself.',
  fr: 'Donnez l’adresse de la photo elle-même.',
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
        {
          en: `The host took longer than ${timeoutMs / 1000} s.`,
          fr: `L’hôte a mis plus de ${timeoutMs / 1000} s.`,
        },
        {
          en: 'Try again, or save the photograph beside the file.',
          fr: 'Réessayez, ou enregistrez la photo à côté du fichier.',
        },
      )
    if (error instanceof PrivateNetwork)
      throw new PhotoError(
        { en: 'The address is in a private network.', fr: 'L’adresse est dans un réseau privé.' },
        {
          en: 'Name a public address, or save the photograph beside the file.',
          fr: 'Donnez une adresse publique, ou enregistrez la photo à côté du fichier.',
        },
      )
    throw new PhotoError({ en: 'The host cannot be reached.', fr: 'L’hôte est injoignable.' }, OPEN_IT)
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
      throw new PhotoError({ en: `The host answers ${status}.`, fr: `L’hôte répond ${status}.` }, OPEN_IT)
    if (!URL.canParse(location, url)) break
    url = new URL(location, url)
  }
  throw new PhotoError(
    { en: 'The address leads on and on to other ones.', fr: 'L’adresse mène sans fin à d’autres.' },
    NAME_ITSELF,
  )
}

function open(url: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:')
    throw new PhotoError(
      {
        en: 'The address leads to one that is neither http nor https.',
        fr: 'L’adresse mène à une autre qui n’est ni http ni https.',
      },
      NAME_ITSELF,
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
    if (bytes > IMAGE_MAX_BYTES) throw new PhotoError(TOO_LARGE, SAVE_SMALLER)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
