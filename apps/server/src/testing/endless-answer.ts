import type { RequestListener } from 'node:http'

/** Answers a request without end, for as long as somebody reads. */
export const endlessAnswer: RequestListener = (_, response) => {
  const more = (): void => {
    while (response.write(' '.repeat(16_384)));
    response.once('drain', more)
  }
  response.on('error', () => undefined)
  more()
}
