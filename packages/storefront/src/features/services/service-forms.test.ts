import { describe, expect, it } from 'vitest'

import { issueText } from '../../forms/issue-text.ts'
import { translatorOf } from '../../texts/translators.ts'
import { serviceForm } from './service-forms.ts'

const TYPED = { brand: 'Dacia', model: 'Duster', city: 'Salé', fullName: 'Salma', phone: '0661234567', symptoms: 'x' }

const issuesAt = (moment: string, typed: object) => {
  const { t } = translatorOf('fr')
  return serviceForm('inspector', { t, now: Date.parse(moment) }).check({ ...TYPED, ...typed })
}

describe('the form of a service', () => {
  it.each(['en', 'fr', 'ar'] as const)('takes a day from tomorrow to 60 days ahead, and says so in %s', (language) => {
    // Half past midnight of the second in Morocco.
    const issueOf = (preferredDay: string) => issuesAt('2026-06-01T23:30:00Z', { preferredDay })['preferredDay']
    expect([issueOf('2026-06-03'), issueOf('2026-08-01')]).toEqual([undefined, undefined])
    const { t } = translatorOf(language)
    for (const day of ['2026-06-01', '2026-06-02', '2026-08-02']) {
      const issue = issueOf(day)
      expect(issue, day).toEqual({ code: 'daysAhead', values: { days: 60 } })
      if (issue !== undefined) expect(issueText(t, issue)).toContain('60')
    }
  })

  it('takes the models of next year by the year of the edition', () => {
    const issueOf = (modelYear: string) => issuesAt('2025-12-31T23:30:00Z', { modelYear })['modelYear']?.code
    expect([issueOf('2027'), issueOf('2028')]).toEqual([undefined, 'numberBetween'])
  })
})
