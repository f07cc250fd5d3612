import type { SentRequest } from './send.ts'

/** Where a server of one's own is expected to listen. */
const PORT = 3000

/** A request as a command for a shell. */
export function asCurl({ method, host, path, headers, body }: SentRequest): string {
  const given = Object.entries({ host, ...headers })
  return [
    `curl -sS -i -g --path-as-is ${method === 'HEAD' ? '-I' : `-X ${method}`}`,
    ...given.map(([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
    quoted(`http://127.0.0.1:${PORT}${path}`),
  ].join(' ')
}

/** Bytes as a command for a shell, each character one byte. */
export function asNetcat(bytes: string): string {
  const escaped = bytes
    .replaceAll('%', '%%')
    .replaceAll(/[^\x20-\x7e]|['\\]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`)
    .replaceAll('\\015\\012', '\\r\\n')
  return `printf '${escaped}' | nc -q 2 127.0.0.1 ${PORT}`
}

/** A text that bash reads as these very bytes. */
function quoted(text: string | Buffer): string {
  const plain = Buffer.from(text).toString('latin1')
  if (/^[\x20-\x7e]*$/.test(plain) && !plain.includes("'")) return `'${plain}'`
  const escaped = plain.replaceAll(/[^\x20-\x7e]|['\\]/g, (character) =>
    character === "'" || character === '\\'
      ? `\\${character}`
      : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `$'${escaped}'`
}
