import { useForm } from '@mantine/form'
import { useRef } from 'react'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'

import { type CarFacts, type CarValues, mergeValues, valuesOf } from './car-fields.ts'

export type CarFormState = ReturnType<typeof useCarForm>

/** The form of a car's facts. Until a day is typed, the loaded mileage is of its own day, and any other one of today. */
export function useCarForm(loaded: CarValues, edition: EditionId) {
  const form = useForm<CarValues>({ initialValues: loaded })
  const isDayTyped = useRef(false)

  function dayOf(mileage: unknown): string {
    const initial = form.getInitialValues()
    return mileage === initial.mileage ? initial.mileageReadOn : dayIn(Date.now(), EDITIONS[edition].timeZone)
  }

  return {
    ...form,
    /** To be called with a mileage that is typed. */
    mileageTyped(mileage: unknown) {
      if (!isDayTyped.current) form.setFieldValue('mileageReadOn', dayOf(mileage))
    },
    /** To be called when the day of the mileage is typed. */
    dayTyped() {
      isDayTyped.current = true
    },
    /** Merges concurrent changes since `base`; a day that was not typed follows the mileage. */
    takeOver(base: CarFacts, theirs: CarFacts) {
      const mine = form.getValues()
      const merged = mergeValues({ base, mine, theirs })
      form.setInitialValues(valuesOf(theirs))
      form.setValues({ ...merged, mileageReadOn: isDayTyped.current ? mine.mileageReadOn : dayOf(merged.mileage) })
    },
  }
}
