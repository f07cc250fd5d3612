import type { RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'
import { findSimilarCars } from './similar-cars.ts'

const MAX_SUGGESTED = 4

/**
 * Does `work` for a car. Where it throws `car_not_available`, that problem names available cars that are like it (P-08), the
 * nearest first.
 */
export async function suggestSimilar<T>(
  { search, clock }: Pick<ApiServices, 'search' | 'clock'>,
  { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'car_not_available') throw error
    const [car] = await search.cars(edition.id, [id])
    const similar = car === undefined ? [] : await findSimilarCars(search, edition.id, car)
    const context = { edition, language, reference: search.reference, now: clock() }
    const cars = similar
      .slice(0, MAX_SUGGESTED)
      .map(({ car: each, reason }) => ({ ...presentCard(each, context), reason }))
    throw new Problem('car_not_available', { cars })
  }
}
