import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

/** A column's heading; amounts are aligned at their end. One that is not for narrow screens is hidden below a breakpoint, as its cells are. */
export type Column = string | { label: string; isAmount?: true; visibleFrom?: 'md' | 'lg'; minWidth?: number }

/** The table of a list, which scrolls sideways within itself below `minWidth` pixels. `children` are its rows. */
export function ListTable({
  columns,
  minWidth,
  children,
}: {
  columns: readonly Column[]
  minWidth: number
  children: ReactNode
}) {
  return (
    <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table striped verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => {
              const {
                label,
                isAmount,
                visibleFrom,
                minWidth: least,
              }: Exclude<Column, string> = typeof column === 'string' ? { label: column } : column
              return (
                <Table.Th
                  key={label}
                  {...(isAmount && { ta: 'end' })}
                  {...(visibleFrom && { visibleFrom })}
                  {...(least && { miw: least })}
                >
                  {label}
                </Table.Th>
              )
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
