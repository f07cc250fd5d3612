/**
 * First days of Islamic feasts, by the Umm al-Qura calendar, which is computed in advance. All are expected days: countries that
 * go by the sighted moon announce theirs shortly before, often one day later.
 */
export const EXPECTED_FEASTS = {
  newYear: ['2026-06-16', '2027-06-06', '2028-05-25', '2029-05-14', '2030-05-04', '2031-04-23'],
  ashura: ['2026-06-25', '2027-06-15', '2028-06-03', '2029-05-23', '2030-05-13', '2031-05-02'],
  magal: ['2026-08-01', '2027-07-22', '2028-07-11', '2029-06-30', '2030-06-20', '2031-06-09'],
  mawlid: ['2026-08-25', '2027-08-14', '2028-08-03', '2029-07-24', '2030-07-13', '2031-07-02'],
  afterNightOfDestiny: ['2026-03-16', '2027-03-06', '2028-02-23', '2029-02-11', '2030-01-31', '2031-01-21'],
  endOfRamadan: ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04', '2031-01-24'],
  sacrifice: ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13', '2031-04-02'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Feast = keyof typeof EXPECTED_FEASTS

/** The years that the table covers. A deep test fails a year before they end. */
export const FEASTS_UNTIL = 2031
