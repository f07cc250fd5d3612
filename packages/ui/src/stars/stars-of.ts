/** The fill of a star. */
export type StarKind = 'full' | 'half' | 'none'

/** The five stars of a rating, rounded to halves and clamped to 0 and 5. */
export function starsOf(rating: number): StarKind[] {
  const halves = Math.round(rating * 2)
  return [2, 4, 6, 8, 10].map((full) => (halves >= full ? 'full' : halves === full - 1 ? 'half' : 'none'))
}
