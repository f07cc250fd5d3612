/** Query parameter of the form's button: choices that change what others can be are sent without it. */
export const SUBMIT_PARAM = 'asked'
