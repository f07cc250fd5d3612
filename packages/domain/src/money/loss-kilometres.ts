/** The kilometres that `PRICE_LOSS` counts as one step. */
export const LOSS_KILOMETRES = 10_000
