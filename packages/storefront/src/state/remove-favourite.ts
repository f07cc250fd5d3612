/** Id and name of the form that removes a favourite: the page of the account's list has it. */
export const REMOVE_FAVOURITE = 'remove-favourite'
