import { edition } from '#edition'

/** The country's calling code as it stands before a number; undefined where any country's number is expected. */
export const CALLING_CODE = edition.phone.callingCode === null ? undefined : `+${edition.phone.callingCode}`
