/** Query parameter of the redirect after a form without script: names the form that succeeded. */
export const SENT = 'sent'
