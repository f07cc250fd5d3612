/** Name of the field for a code, and of the buttons that say what its form is sent for: to check it, or for another one. */
export const CODE = 'typed'
export const STEP = 'step'
export const RESEND = 'resend'
