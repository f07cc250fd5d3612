/** Name of the value of a form's state that says that only its last step is left. */
export const STAGE = 'stage'
