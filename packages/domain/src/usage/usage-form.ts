/** Where a visitor's choice about the count of usage is sent (P-39), its field, and the name of the cookie that keeps it. */
export const USAGE_PATH = '/usage-choice'
export const USAGE_CHOICE = 'usage'
