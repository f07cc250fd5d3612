import { Paper, Table } from '@mantine/core'

/** Labels and values, row by row, as they were written. */
export function RowsTable({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <Paper withBorder p="md">
      <Table layout="fixed">
        <Table.Tbody>
          {rows.map(({ label, value }) => (
            <Table.Tr key={label}>
              <Table.Th w="42%" style={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
                {label}
              </Table.Th>
              <Table.Td dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {value}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
