/** The request as script sends it: to the address of the page's data. */
export async function asDataRequest(request: Request): Promise<Request> {
  const { method, headers } = request
  const url = new URL(request.url)
  url.pathname += '.data'
  return new Request(url, { method, headers, body: await request.text() })
}
