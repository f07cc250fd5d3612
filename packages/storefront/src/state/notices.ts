import { createNotifications } from '@otosafi/ui/notifications/create-notifications'

/** Notifications, from anywhere in the product (P-10). */
export const notices = createNotifications()
