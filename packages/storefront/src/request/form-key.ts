/** Name of the hidden field with the idempotency key; script fills it, so that a double click creates nothing twice. */
export const FORM_KEY = 'formKey'
