/** Name of the contact form, and its anchor on the page. */
export const CONTACT = 'contact'

/** Query parameter of the contact page that fills in the subject. */
export const SUBJECT = 'subject'

/** The most code points of a subject in the contract. */
export const SUBJECT_MAX_LENGTH = 200
