import { sendRequest } from './http-request.ts'

/** Every series of a measured server with its value, as `name{label="value"}`. Throws where it is not measured. */
export async function readMetrics({ metricsPort }: { metricsPort: number | null }): Promise<Map<string, number>> {
  if (metricsPort === null) throw new Error('The server is not measured')
  const { status, bytes } = await sendRequest(metricsPort, 'localhost', '/metrics')
  if (status !== 200) throw new Error(`The metrics were answered ${status}`)
  const lines = bytes.toString().split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))]
      }),
  )
}
