/** The fields by which a visitor is known who books or visits; `channel` is where a guest's code goes. */
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

/** Value of the steps' field that goes back from the code to the contact. */
export const OTHER = 'other'

/** Value of the steps' field once it is known who the visitor is: the form goes on from there. */
export const KNOWN = 'known'

/** The account that is signed in, as far as forms are filled with it; `isVerified` says whether it can be reached. */
export type KnownUser = { fullName: string; phone: string; email: string; isVerified: boolean }
