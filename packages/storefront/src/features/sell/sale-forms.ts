/** Name of the form that offers a car, its anchor, and what says that it was sent. */
export const SELL = 'sell'
/** Names of the forms that answer an offer. */
export const ACCEPT = 'accept'
export const REFUSE = 'refuse'
/** Name of the form that cancels the appointment of the inspection. */
export const CANCEL_TIME = 'cancelTime'
/** Names of the fields for the place of the inspection: at home or at the showroom, and the address of the home. */
export const PLACE = 'place'
export const ADDRESS = 'address'
/** The options of the first of them. */
export const PLACES = ['home', 'store'] as const
export const [HOME, STORE] = PLACES
/** The prefix of the name of the field with the offer's number; the form's name follows. */
export const OFFER = 'offer'
/** Name of the form that adds photos to a sale, and its anchor. */
export const ADD_PHOTOS = 'addPhotos'
/** Name of its field, as the contract has it. */
export const NEW_PHOTOS = 'photos'
/** Name of the field with the key of the photo that is removed, and of its form. */
export const REMOVE_PHOTO = 'removePhoto'
/** The limit of concurrent uploads of files that are not shrunk, per network, megabytes. */
export const MAX_MEGABYTES = 16
