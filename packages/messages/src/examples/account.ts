import type { AccountMessage } from '../composers/account.ts'
import type { Examples } from '../message.ts'
import { TOKEN } from './world.ts'

export const ACCOUNT_EXAMPLES: Examples<AccountMessage> = {
  code: () => ({ kind: 'code', code: '40213', link: TOKEN }),
  'code without link': () => ({ kind: 'code', code: '40213', link: null }),
  reset: () => ({ kind: 'reset', link: TOKEN }),
  noAccount: () => ({ kind: 'noAccount' }),
  passwordChanged: () => ({ kind: 'passwordChanged' }),
  contactChanged: () => ({ kind: 'contactChanged', channel: 'email' }),
  'contactChanged: phone': () => ({ kind: 'contactChanged', channel: 'phone' }),
}
