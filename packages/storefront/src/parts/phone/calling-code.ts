import { edition } from '#edition'

/** The country's calling code with its plus; undefined where numbers of any country are expected. */
export const CALLING_CODE = edition.phone.callingCode === null ? undefined : `+${edition.phone.callingCode}`
