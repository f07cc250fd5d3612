/** The contact fields of a booking or visit; `channel` is how a guest gets the code. */
export const CONTACT_FIELDS = ['fullName', 'phone', 'email', 'channel'] as const

/** Name of the form by which messages go elsewhere, of the field by which its page knows it, and of the one that is typed. */
export const CONTACT = 'contact'
export const IDENTIFIER = 'identifier'

/** Name of the hidden field with the verification of a guest's number or address. */
export const VERIFICATION = 'proofId'

/**
 * Names of the hidden fields by which a verified contact outlives a step back: its verification, and the number or
 * address itself.
 */
export const PROVEN = 'proven'
export const PROVEN_CONTACT = 'provenContact'

/** Value of the steps' field that leads back from the code to the contact. */
export const OTHER = 'other'

/** Value of the steps' field once the visitor is known: the form continues there. */
export const KNOWN = 'known'

/** The account that is signed in, as far as forms are filled with it; `isVerified` says whether it can be reached. */
export type KnownUser = { fullName: string; phone: string; email: string; isVerified: boolean }
