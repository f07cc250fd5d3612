import type { IconData } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** What stands where there is nothing, or nothing any more: why, and the way on. */
export function EmptyState(props: StateText & { icon?: IconData | undefined }) {
  return <StateMessage {...props} />
}
