import { Text, type TextProps } from '@mantine/core'

/** A text as somebody wrote it: in the direction of its words, with its lines, and no long word wider than its place. */
export function WrittenText({ children, ...look }: Pick<TextProps, 'size'> & { children: string }) {
  return (
    <Text {...look} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  )
}
