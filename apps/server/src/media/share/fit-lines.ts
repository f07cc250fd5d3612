import { type OutlinedLine, outlineText, type TextStyle } from './outline-text.ts'

/** The room for a text: its width in pixels, the most lines, and the smallest size of letters. */
export type Room = { width: number; most: number; smallest: number }

/** A text in lines, and the size at which it fits. */
export type FittedLines = { lines: readonly OutlinedLine[]; size: number }

/** Sets a text as large as its style says, or smaller until it fits; what does not fit at the smallest size is cut, with an ellipsis. */
export function fitLines(text: string, style: TextStyle, room: Room): FittedLines {
  for (let size = style.size; size >= room.smallest; size -= 2) {
    const lines = wrap(text, { ...style, size }, room.width).map((line) => outlineText(line, { ...style, size }))
    if (lines.length <= room.most && lines.every(({ width }) => width <= room.width)) return { lines, size }
  }
  const smallest = { ...style, size: room.smallest }
  const lines = wrap(text, smallest, room.width)
  const last = lines.slice(room.most - 1)
  const kept = [...lines.slice(0, room.most - 1), ...(last.length > 0 ? [last.join(' ')] : [])]
  return { lines: kept.map((line) => cut(line, smallest, room.width)), size: room.smallest }
}

/** Breaks a text at its spaces into lines that are no wider than `width`, as far as its words are not. */
function wrap(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && outlineText(longer, style).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(text: string, style: TextStyle, width: number): OutlinedLine {
  const whole = outlineText(text, style)
  if (whole.width <= width) return whole
  const letters = Array.from(text)
  for (let length = letters.length - 1; length > 0; length--) {
    const line = outlineText(`${letters.slice(0, length).join('').trimEnd()}…`, style)
    if (line.width <= width) return line
  }
  return outlineText('…', style)
}
