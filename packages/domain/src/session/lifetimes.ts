/** Days for which somebody who wishes so stays signed in (P-27). */
export const REMEMBERED_DAYS = 13

/** Days for which a device stays known after a sign-in. */
export const KNOWN_DEVICE_DAYS = 180

/** Minutes for which a code can be entered (P-28). */
export const CODE_MINUTES = 10

/** Seconds after which a code or a link may be sent again (P-28). */
export const RESEND_SECONDS = 60

/** Minutes for which a link to choose another password works (P-28). */
export const RESET_LINK_MINUTES = 30

/** Hours for which a link works that confirms an address: that of an account, a newsletter or an alert (P-28). */
export const CONFIRMATION_LINK_HOURS = 24
