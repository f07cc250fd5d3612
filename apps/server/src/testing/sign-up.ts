import type { TestResponse } from './http-request.ts'
import { post, type PostOptions } from './post.ts'
import type { TestServer } from './start-test-server.ts'
import { PASSWORD } from './users.ts'

type Server = Pick<TestServer, 'send'>

/** Asks for an account for an address, with the password of tests; `changed` are other values of the form. */
export function signUp(
  server: Server,
  email: string,
  changed: object = {},
  options?: PostOptions,
): Promise<TestResponse> {
  const form = { fullName: 'Salma Bennani', email, password: PASSWORD, consent: true, ...changed }
  return post(server, '/auth/sign-up', form, options)
}

/** Types the code that was sent to an address or, where `channel` says so, to a number. */
export function verifyCode(
  server: Server,
  proof: { proofId: string; destination: string; code: string; channel?: 'email' | 'phone' },
): Promise<TestResponse> {
  return post(server, '/auth/otp/verify', { channel: 'email', ...proof })
}
