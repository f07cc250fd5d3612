export {}

declare global {
  /** Set by tests: React then waits for what they do. */
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
