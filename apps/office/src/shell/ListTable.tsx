import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

/** A column's heading; amounts are aligned at their end. */
export type Column = string | { label: string; isAmount: true }

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
              const label = typeof column === 'string' ? column : column.label
              return (
                <Table.Th key={label} {...(typeof column !== 'string' && { ta: 'end' })}>
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
