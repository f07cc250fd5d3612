/**
 * The text of an answer's body; null where it has more than `maxBytes`, the rest of which is not read: an answer without end must
 * not fill the memory.
 */
export async function boundedText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the answer.
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
