/** A request whose address may be a path, as in browsers: Node's needs a host. */
export class BrowserRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
