/** The words with which the generator makes a page of old cars given in payment. */
export const TRADE_IN = [
  'page',
  '--key=tradeIn',
  '--path=trade-in',
  "--title=Today's trade in",
  '--description=Bring your car, and drive away in another.',
] as const

/** What is copied of the repository to make it there. */
export const COPIED_FOR_PAGES = ['packages', 'tooling/typescript', 'tooling/vitest', '.oxfmtrc.json', '.oxlintrc.json']
