/** Names of the account's forms, and of the hidden field that identifies the form that was sent. */
export const FORM = 'form'
export const PROFILE = 'profile'
export const PHOTO = 'photo'
export const REMOVE_PHOTO = 'remove-photo'
export const CHANGE_PASSWORD = 'change-password'
export const END_SESSION = 'end-session'
export const END_OTHERS = 'end-others'
export const CHANGE_SEARCH = 'change-search'
export const PAUSE_SEARCH = 'pause-search'
export const DELETE_SEARCH = 'delete-search'
export const FAVOURITE_ALERTS = 'favourite-alerts'
export const DELETE_ACCOUNT = 'delete-account'
export const UNLIKE_POST = 'unlike-post'
export const LIKE_POST = 'like-post'
export const NEWSLETTER_CHOICE = 'newsletter-choice'

/** The file field of the form with the photo. */
export const PHOTO_FIELD = 'photo'

/** In the address of the sign-in page: that a form was sent after its session had ended, and is not saved. */
export const UNSAVED = 'unsaved'
