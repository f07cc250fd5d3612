/** Thrown by ports for a message that will never be taken, because of whom it is for. `code` says why and names nobody. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
  readonly code: string

  constructor(code: string) {
    super(`The message was refused (${code})`)
    this.code = code
  }
}
