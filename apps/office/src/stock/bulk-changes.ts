import type { StockCar } from '@otosafi/api-client/office-schema'
import { isEditable, isPublishable, isWithdrawable } from '@otosafi/domain/office/stock-states'
import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { api, dataOf } from '../api.ts'
import { carParams } from './load-stock-car.ts'

/** Something that is done to many cars. */
export type BulkChange = {
  /** Whether it can be done to a car as it stands. */
  suits: (car: StockCar) => boolean
  send: (car: StockCar) => Promise<unknown>
}

/** Puts cars on the site. */
export const PUBLISH: BulkChange = {
  suits: ({ state }) => isPublishable(state),
  send: (car) => dataOf(api.PUT('/cars/{edition}/{id}/publication', { params: carParams(car) })),
}

/** Takes cars off the site. */
export const WITHDRAW: BulkChange = {
  suits: ({ state }) => isWithdrawable(state),
  send: (car) => dataOf(api.DELETE('/cars/{edition}/{id}/publication', { params: carParams(car) })),
}

/** A price changed by some percent, whole units of the currency. */
export function changedPrice(price: number, percent: number): number {
  return Math.round((price * (100 + percent)) / 100)
}

/** Changes prices by some percent; cars whose price would not be one of a car are left. */
export function priceChange(percent: number): BulkChange {
  return {
    suits({ state, price }) {
      const changed = changedPrice(price, percent)
      const isPrice = changed >= ASKING_PRICE_BOUNDS.min && changed <= ASKING_PRICE_BOUNDS.max
      return isEditable(state) && isPrice && changed !== price
    },
    send: (car) =>
      dataOf(
        api.PUT('/cars/{edition}/{id}/price', {
          params: carParams(car),
          body: { price: changedPrice(car.price, percent), former: car.price },
        }),
      ),
  }
}
