/** The parts of a car's monthly costs, in display order. */
export const COST_PARTS = ['loan', 'energy', 'insurance', 'roadTax'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** The known costs of a car, in one currency; null is not known. */
export type CostFacts = {
  /** The instalment of a month. */
  loan: number | null
  /** Driven in a month. */
  kilometres: number | null
  /** Litres or kilowatt-hours for 100 km, and the price of one. */
  consumption: number | null
  energyPrice: number | null
  /** For a month. */
  insurance: number | null
  /** For a year. */
  roadTax: number | null
}

/** Whole units a month. */
export type MonthlyCosts = {
  /** Null where it is not known. */
  parts: Record<CostPart, number | null>
  /** The sum of the known parts; null where none is known. */
  total: number | null
}

/** The monthly costs of a car: unknown parts are left out, and the total is that of the parts as they are shown. */
export function monthlyCosts(facts: CostFacts): MonthlyCosts {
  const { loan, kilometres, consumption, energyPrice, insurance, roadTax } = facts
  const isEnergyKnown = kilometres !== null && consumption !== null && energyPrice !== null
  const parts = {
    loan: whole(loan),
    energy: whole(isEnergyKnown ? (kilometres * consumption * energyPrice) / 100 : null),
    insurance: whole(insurance),
    roadTax: whole(roadTax === null ? null : roadTax / 12),
  }
  const known = Object.values(parts).filter((amount) => amount !== null)
  return { parts, total: known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0) }
}

function whole(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount)
}
