/** The name of favourite buttons, whose value is the id of their car. */
export const FAVOURITE = 'car'
