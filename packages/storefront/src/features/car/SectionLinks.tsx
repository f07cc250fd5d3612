import type { SectionLink } from './section-links.ts'

/** Lines of 44 px; a class of its own would cost every car's page more. */
const FINGER_HIGH = { display: 'flex', flexWrap: 'wrap', columnGap: 24, lineHeight: 2.75 } as const

/** Links to the parts of a car's page that visitors look for most, beside each other. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  return (
    <ul style={FINGER_HIGH}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
