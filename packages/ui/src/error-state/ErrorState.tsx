import { alert } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** What stands where something went wrong on our side: what, and what the reader can do now. */
export function ErrorState(props: StateText) {
  return <StateMessage icon={alert} live="alert" {...props} />
}
