import { createNotifications } from '@otosafi/ui/notifications/create-notifications'

/** What is told to the visitor in passing, from anywhere in the product (spec section 9). */
export const notices = createNotifications()
