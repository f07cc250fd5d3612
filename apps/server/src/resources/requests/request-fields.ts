import type { RequestFields as MailFields } from '@otosafi/messages/rows/request-rows'

import type { OperationId } from '../../contract/document.ts'
import type { BodyOf, Input } from '../../contract/handler.ts'
import type { WantedCar } from './wanted-car.ts'

type Receipt = BodyOf<'createQuestion'>
/** The operations that answer with the receipt of a request. */
type RequestId = {
  [Id in OperationId]: [Receipt, BodyOf<Id>] extends [BodyOf<Id>, Receipt] ? Id : never
}[OperationId]
type FieldOf<Id extends RequestId> = Id extends RequestId ? keyof Input<Id>['body'] : never

/** The fields that the contract's requests have: the compiler names one for which the mail to the team has no label. */
type GivenField = Exclude<FieldOf<RequestId>, 'consent' | 'car' | 'wanted' | 'slot' | 'language'>

/** The cleaned fields of requests, none of them undefined. */
export type RequestFields = Pick<MailFields, GivenField | 'appointment' | 'answer'> & { readonly wanted?: WantedCar }
