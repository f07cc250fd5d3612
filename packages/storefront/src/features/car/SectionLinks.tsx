import type { SectionLink } from './section-links.ts'

/** Lines of 44 px; a class of its own would cost every car's page more. */
const FINGER_HIGH = { lineHeight: 2.75 }

/** Links to the parts of a car's page that visitors look for most, one a line. */
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
