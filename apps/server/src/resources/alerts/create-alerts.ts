import { createStableLinks } from '../../auth/stable-links.ts'
import { settleEach } from '../../db/settle-each.ts'
import { matchChanges, type Matching } from './match-changes.ts'
import { notifyFollowers } from './notify-followers.ts'
import { sendAlerts } from './send-alerts.ts'
import type { Alerting } from './sending.ts'

/** The secret that links of alerts follow from. */
export const ALERT_LINKS = 'alert links'

/**
 * The work of the alerts' job: it matches saved searches and favourites, notifies the followers of cars that are free
 * again, and sends the alerts that are due.
 */
export type Alerts = (signal: AbortSignal) => Promise<void>

/** The alerts of all editions. */
export function createAlerts(options: Matching & Omit<Alerting, 'findLink'>): Alerts {
  const findLink = createStableLinks(options.database, ALERT_LINKS)
  return (signal) =>
    settleEach(signal, async (each) => {
      // Where matching fails, earlier matches are sent and followers notified all the same.
      await each('matching of', ['changed cars'], () => matchChanges(options, signal))
      await notifyFollowers({ ...options, findLink }, each)
      await sendAlerts({ ...options, findLink }, each)
    })
}
