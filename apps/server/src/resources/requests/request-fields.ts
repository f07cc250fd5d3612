import type { RequestFields as ToldFields } from '@otosafi/messages/rows/request-rows'

import type { Input } from '../../contract/handler.ts'
import type { WantedCar } from './wanted-car.ts'

type RequestId =
  | 'createQuestion'
  | 'createCallback'
  | 'createWantedCar'
  | 'createContactQuery'
  | 'createInspectorRequest'
  | 'createDiagnosticRequest'
  | 'createVinRequest'
type FieldOf<Id extends RequestId> = Id extends RequestId ? keyof Input<Id>['body'] : never

/** The fields that the contract's requests have: the compiler names one for which the mail to the team has no label. */
type GivenField = Exclude<FieldOf<RequestId>, 'consent' | 'car' | 'wanted' | 'slot' | 'language'>

/** The cleaned fields of requests, none of them undefined. */
export type RequestFields = Pick<ToldFields, GivenField | 'appointment' | 'answer'> & { readonly wanted?: WantedCar }
