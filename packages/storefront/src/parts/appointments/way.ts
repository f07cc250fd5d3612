/** Query parameter of the page of a car's next steps: what the visitor has chosen, such as a visit. */
export const WAY = 'way'
