import type { VerdictLine } from './verdict-lines.ts'

/**
 * The verdict on a car, each sentence a link to its proof on this page or below the car's `address`; nothing where there
 * is none.
 */
export function Verdict({ verdict, address }: { verdict: readonly VerdictLine[]; address: string }) {
  if (verdict.length === 0) return null
  return (
    <ul>
      {verdict.map(({ text, proof }) => (
        <li key={proof}>
          <a href={proof.startsWith('#') ? proof : address + proof}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
