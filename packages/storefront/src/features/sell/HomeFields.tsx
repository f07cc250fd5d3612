import { useState } from 'react'

import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { Radio } from '@otosafi/ui/radio/Radio'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { useFormState } from '../../forms/use-form-state.ts'
import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { MOVE } from '../../parts/appointments/TimeBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ADDRESS, HOME, PLACE, PLACES, STORE } from './sale-forms.ts'

/** Where the car is inspected: at the seller's home, unless the appointment is at the showroom, and its address. */
export function HomeFields({ appointment }: Pick<ShownSale, 'appointment'>) {
  const { t } = useTexts()
  const { state } = useFormState(MOVE)
  const { atHome = true, place = '' } = appointment ?? {}
  const { defaultValue = atHome ? place : '', ...address } = fieldOfForm(MOVE, ADDRESS, state, t)
  const chosen = state?.values[PLACE] ?? (atHome ? HOME : STORE)
  // Nothing is hidden before something is pressed: without script a home can be chosen in place of the showroom.
  const [pressed, setPressed] = useState('')
  return (
    <Fieldset label={t('sell:sale.place.title')}>
      {PLACES.map((each) => (
        <Radio
          key={each}
          name={PLACE}
          value={each}
          label={t(`sell:sale.place.${each}`)}
          defaultChecked={each === chosen}
          onChange={() => setPressed(each)}
        />
      ))}
      <div hidden={pressed === STORE}>
        <TextField
          {...address}
          defaultValue={defaultValue}
          label={t('sell:sale.place.address')}
          help={t('sell:sale.place.help')}
          autoComplete="street-address"
        />
      </div>
    </Fieldset>
  )
}
