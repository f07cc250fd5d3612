import type { IconData } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** Shown in place of an empty list: why it is empty, and links to go on. */
export function EmptyState(
  props: StateText & {
    /** A decorative icon above the title that suits the list; undefined for none. */
    icon?: IconData | undefined
  },
) {
  return <StateMessage {...props} />
}
