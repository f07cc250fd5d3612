type Inspection = Record<'sections' | 'points' | 'results', unknown>
type Mails = Record<'booking' | 'visit' | 'sale', { state: unknown }>

/** The words that the site has for cars, inspections and claims, and the team's mails for bookings, visits and sales. */
export function siteTexts<
  Site extends {
    vocabulary: unknown
    claims: unknown
    car: { label: unknown; service: { proof: unknown } }
    inspection: Inspection
  },
  Team extends { mail: Mails },
>({ vocabulary, claims, car, inspection }: Site, { mail }: Team) {
  const of = <Kind extends keyof Mails>(kind: Kind) => ({ state: mail[kind].state as Team['mail'][Kind]['state'] })
  return {
    vocabulary: vocabulary as Site['vocabulary'],
    claims: claims as Site['claims'],
    label: car.label as Site['car']['label'],
    proof: car.service.proof as Site['car']['service']['proof'],
    inspection: {
      sections: inspection.sections as Site['inspection']['sections'],
      points: inspection.points as Site['inspection']['points'],
      results: inspection.results as Site['inspection']['results'],
    },
    cases: { booking: of('booking'), visit: of('visit'), sale: of('sale') },
  }
}
