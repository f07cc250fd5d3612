import type { TestRequest } from './http-request.ts'

/** A part of a form as it is written, header lines included. */
export type Part = { headers: string; body: Buffer | string }

export const BOUNDARY = 'the-boundary'

/** A part with a file, as browsers write it. */
export function filePart(
  body: Buffer | string,
  { name = 'photo', filename = 'me.jpg', type = 'image/jpeg' } = {},
): Part {
  return {
    headers: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}`,
    body,
  }
}

/** A part with a text. */
export function textPart(name: string, body: string): Part {
  return { headers: `Content-Disposition: form-data; name="${name}"`, body }
}

/** The bytes of a form. */
export function formOf(parts: readonly Part[], boundary = BOUNDARY): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ headers, body }) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** A request that puts these parts. */
export function putForm(parts: readonly Part[], headers: Record<string, string> = {}): TestRequest {
  return {
    method: 'PUT',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: formOf(parts),
  }
}
