/** What is written beside amounts of a currency, in plain signs and lower case, separated by commas. */
export const DIRHAM = 'dh,dhs,mad,درهم,دراهم'
export const FRANC_CFA = 'fcfa,f cfa,cfa,xof,f,franc,francs'
export const RAND = 'r,rand,rands,zar'
export const RWANDAN_FRANC = 'frw,rwf,f,franc,francs'

/** The units of all currencies that amounts are read in. */
export const MONEY_UNITS = `${DIRHAM},${FRANC_CFA},${RAND},${RWANDAN_FRANC}`

/** `85k`, `85 mille`. */
export const THOUSANDS = 'k,mille,الف,ألف'

/** `85 000 km`. */
export const KILOMETRES = 'km,kms,kilometre,kilomètre,kilometres,kilomètres,كم,كلم,كيلومتر'
