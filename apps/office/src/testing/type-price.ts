import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Types another price on the page of a car, once that is there. Resolves to the field. */
export async function typePrice(user: UserEvent, price: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(/^New price/)
  await user.clear(field)
  await user.type(field, price)
  return field
}
