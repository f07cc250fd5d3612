import type { SubscriberLinks } from '../composers/confirmation.ts'
import type { InvitationMessage } from '../composers/invitation.ts'
import type { Examples } from '../message.ts'
import { TOKEN, worldOf } from './world.ts'

export const CONFIRMATION_EXAMPLES: Examples<SubscriberLinks> = {
  usual: () => ({ confirm: TOKEN, unsubscribe: TOKEN }),
}

export const LEAVE_EXAMPLES: Examples<{ unsubscribe: string }> = { usual: () => ({ unsubscribe: TOKEN }) }

export const INVITATION_EXAMPLES: Examples<InvitationMessage> = {
  usual: (context) => ({ name: worldOf(context).name, token: TOKEN, days: 7 }),
}
