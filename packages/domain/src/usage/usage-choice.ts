import { USAGE_CHOICE } from './usage-form.ts'

/** A visitor's choice about the count of usage (P-39). */
export type UsageChoice = 'yes' | 'no'

/** 180 days, in seconds: after that the choice is forgotten, and nothing is counted until it is made again. */
export const USAGE_CHOICE_SECONDS = 15_552_000

const COOKIE = /(?:^|; *)usage=(yes|no)(?:;|$)/

/** The choice in a Cookie header or in a document's cookies; null where none was made. */
export function usageChoiceOf(cookies: string): UsageChoice | null {
  const [, choice] = COOKIE.exec(cookies) ?? []
  return (choice as UsageChoice | undefined) ?? null
}

/** The cookie that keeps a choice. Scripts may read it, so that they ask for nothing without consent. */
export function usageChoiceCookie(choice: UsageChoice, isSecure: boolean): string {
  return `${USAGE_CHOICE}=${choice}; Path=/; Max-Age=${USAGE_CHOICE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
