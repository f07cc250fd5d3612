import { wifiOff } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** Shown without a connection: what still works, and that no input is lost. */
export function OfflineState(props: StateText) {
  return <StateMessage icon={wifiOff} live="status" {...props} />
}
