import { BoardTable, doCell, dontCell } from './BoardTable.tsx'

/** Do and don't, on a board of the foundations. */
export function BoardRules({ rules }: { rules: readonly (readonly [does: string, doesNot: string])[] }) {
  const rows = rules.map(([does, doesNot]) => ({ key: does, cells: [doCell(does), dontCell(doesNot)] }))
  return <BoardTable title="Rules" columns={['Do', 'Do not']} rows={rows} />
}
