/** Units that people write beside amounts, by currency (ISO 4217), in plain signs and lower case, separated by commas. */
export const MONEY_UNITS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['MAD', 'dh,dhs,mad,dirham,dirhams,درهم,دراهم'],
  ['XOF', 'fcfa,f cfa,cfa,xof,f,fr,franc,francs,franc cfa,francs cfa'],
  ['ZAR', 'r,rand,rands,zar'],
  ['RWF', 'frw,frwf,rwf,rw,f,fr,franc,francs,amafaranga'],
  ['EUR', '€,eur,euro,euros'],
])

/** `85k`, `85 mille`. */
export const THOUSANDS = 'k,mille,الف,ألف'

/** `85 000 km`. */
export const KILOMETRES = 'km,kms,kilometre,kilomètre,kilometres,kilomètres,كم,كلم,كيلومتر'
