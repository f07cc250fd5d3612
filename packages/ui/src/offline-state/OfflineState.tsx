import { wifiOff } from '../icon/icons.ts'
import { StateMessage, type StateText } from '../state-message/StateMessage.tsx'

/** What stands where the device has no connection: what is still there, and that nothing typed is lost. */
export function OfflineState(props: StateText) {
  return <StateMessage icon={wifiOff} live="status" {...props} />
}
