import { edition } from '#edition'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { PhoneField, type PhoneFieldProps } from '@otosafi/ui/phone-field/PhoneField'

import { CALLING_CODE } from './calling-code.ts'

/** A telephone field for numbers of the edition's country, with their calling code and an example. */
export function CountryPhoneField(props: Omit<PhoneFieldProps, 'prefix' | 'help'>) {
  return <PhoneField {...props} prefix={CALLING_CODE} help={<Ltr>{edition.phone.example}</Ltr>} />
}
