import type { ProblemCode } from '@otosafi/api-client/problem'

import type { Texts } from '../../texts/use-texts.ts'

/** Why photos did not arrive, in the visitor's language. */
export function problemText(t: Texts['t'], problem: ProblemCode | 'offline'): string {
  return problem === 'offline' ? t('sell:send.offline') : t(`errors.problem.${problem}`)
}
