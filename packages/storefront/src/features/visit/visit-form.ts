import type { ActionFunctionArgs } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { textOf } from '../../forms/answer-form.ts'
import { personOf } from '../../parts/appointments/answer-contact.ts'
import { answerSteps } from '../../parts/appointments/answer-steps.ts'
import { SLOT } from '../../parts/appointments/load-slots.ts'
import { TEST_DRIVE, VISIT } from './VisitSteps.tsx'

/** Schedules a visit to see a car (P-46 and P-48), and leads to its page. */
export function answerVisit(args: ActionFunctionArgs, sent: FormData, car: string) {
  const kept = { [SLOT]: textOf(sent, SLOT), [TEST_DRIVE]: textOf(sent, TEST_DRIVE) }
  return answerSteps(args, sent, car, {
    form: VISIT,
    kept,
    waits: false,
    make: (api, values, headers) =>
      api.POST('/visits', {
        params: { header: headers },
        body: { car, slot: kept[SLOT] ?? '', testDrive: kept[TEST_DRIVE] !== '', ...personOf(values) },
      }),
    pageOf: (token, language) => pathFor('visit', language, { token }),
  })
}
