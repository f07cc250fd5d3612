/** Name of the field for a code, and of the buttons that say what its form is sent for: to check it, or for another one. */
export const CODE = 'typed'
export const STEP = 'step'
export const RESEND = 'resend'

/** The value of {@link STEP} in the address of a page at the step in which a code is typed. */
export const CODE_STEP = 'code'
