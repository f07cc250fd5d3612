/** The head of a decision record. */
export type Decision = { number: string; title: string; date: string }

const HEAD = /^# (\d{4}) (.+)\n\n(\d{4}-\d{2}-\d{2})\n/

/** The `limit` latest decisions, newest first: records are numbered in order. */
export function latestDecisions(records: readonly string[], limit: number): Decision[] {
  return records
    .flatMap((record) => {
      const [, number = '', title = '', date = ''] = HEAD.exec(record) ?? []
      return number === '' ? [] : [{ number, title, date }]
    })
    .toSorted((a, b) => Number(b.number) - Number(a.number))
    .slice(0, limit)
}
