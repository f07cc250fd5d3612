/** Days whose readers and likes make posts popular (P-08). */
export const POPULAR_DAYS = 30
