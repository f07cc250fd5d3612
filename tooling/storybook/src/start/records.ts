/** What a record of a decision says at its head. */
export type Decision = { number: string; title: string; date: string }

const HEAD = /^# (\d{4}) (.+)\n\n(\d{4}-\d{2}-\d{2})\n/

/** The latest `most` decisions of records, which are numbered as they are made, newest first. */
export function latestDecisions(records: readonly string[], most: number): Decision[] {
  return records
    .flatMap((record) => {
      const [, number = '', title = '', date = ''] = HEAD.exec(record) ?? []
      return number === '' ? [] : [{ number, title, date }]
    })
    .toSorted((a, b) => Number(b.number) - Number(a.number))
    .slice(0, most)
}
