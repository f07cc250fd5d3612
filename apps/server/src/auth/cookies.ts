import type { Credentials, Tokens } from './session.ts'

/** Names of the contract's security schemes. */
const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
/** Tells scripts that there is a session, and nothing else (decision 18). */
const MARKER = 'session'

const SECRET = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const READABLE = 'Path=/; Secure; SameSite=Lax'

/** The cookies of a session. All live as long as it does, so that an access token that has run out says so. */
export function sessionCookies({ access, refresh, remembered, expiresAt }: Tokens, now: Date): string[] {
  const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)
  const life = remembered ? `; Max-Age=${seconds}` : ''
  return [
    `${ACCESS}=${access}; ${SECRET}${life}`,
    `${REFRESH}=${refresh}; ${SECRET}${life}`,
    `${MARKER}=1; ${READABLE}${life}`,
  ]
}

/** Cookies that take those of a session away. */
export const NO_SESSION_COOKIES: readonly string[] = [
  `${ACCESS}=; ${SECRET}; Max-Age=0`,
  `${REFRESH}=; ${SECRET}; Max-Age=0`,
  `${MARKER}=; ${READABLE}; Max-Age=0`,
]

/** The tokens in a request's headers. */
export function credentialsOf({
  authorization,
  cookie = '',
}: {
  authorization?: string | undefined
  cookie?: string | undefined
}): Credentials {
  if (authorization !== undefined) {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1] ?? null
    return { from: 'header', access: token, refresh: token }
  }
  return { from: 'cookies', access: cookieOf(cookie, ACCESS), refresh: cookieOf(cookie, REFRESH) }
}

function cookieOf(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key = '', value = ''] = part.trim().split('=', 2)
    if (key === name && value !== '') return value
  }
  return null
}

/** A Cookie header without the tokens of a session: for pages that are the same for everybody. */
export function withoutSession(header: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => ![ACCESS, REFRESH, MARKER].includes(part.split('=', 1)[0] ?? ''))
    .join('; ')
}
