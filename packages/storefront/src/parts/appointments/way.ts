/** Query parameter of the page of a car's next steps: which way the visitor has taken. */
export const WAY = 'way'
