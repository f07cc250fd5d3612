/**
 * An address in one line. In a sentence that runs the other way its street, quarter and town come in the order of the
 * sentence, so that a second line begins where its lines begin; a number before the street stays with it.
 */
export function Address({ address }: { address: string }) {
  const [first, ...others] = address.split(/(?<=\p{L}[^,]*), /u)
  return (
    <>
      <bdi>{first}</bdi>
      {others.map((part) => [', ', <bdi key={part}>{part}</bdi>])}
    </>
  )
}
