import { alert } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** Shown after an error on our side: what failed, and what the visitor can do. */
export function ErrorState(props: StateText) {
  return <StateMessage icon={alert} live="alert" {...props} />
}
