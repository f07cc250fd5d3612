/** Name of the form that offers a car, its anchor, and what says that it was sent. */
export const SELL = 'sell'
/** Names of the forms that answer an offer. */
export const ACCEPT = 'accept'
export const REFUSE = 'refuse'
/** Name of the form that cancels the appointment of the inspection. */
export const CANCEL_TIME = 'cancelTime'
/** What the name of the field with the offer's number begins with; the form's name follows. */
export const OFFER = 'offer'
