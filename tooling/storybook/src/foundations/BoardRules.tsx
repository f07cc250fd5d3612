import { bad, BoardTable, good } from './BoardTable.tsx'

/** What we do beside what we do not, on a board of the foundations. */
export function BoardRules({ rules }: { rules: readonly (readonly [does: string, doesNot: string])[] }) {
  const rows = rules.map(([does, doesNot]) => ({ key: does, cells: [good(does), bad(doesNot)] }))
  return <BoardTable title="Rules" columns={['Do', 'Do not']} rows={rows} />
}
