import type { Language } from '@otosafi/editions/language'

/** Whether a form with files was sent: its body is a stream that can be read once, and is read by the API alone. */
export function hasFiles({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') ?? false
}

/** Streams a form with files to the API, which enforces the limits of uploads. `headers` are added. */
export function passFiles(
  request: Request,
  language: Language,
  headers: Readonly<Record<string, string>> = {},
): RequestInit & { duplex: 'half' } {
  return {
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'accept-language': language,
      ...headers,
    },
    body: request.body,
    duplex: 'half',
  }
}
