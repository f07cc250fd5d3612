import type { SectionLink } from './section-links.ts'

/** Links to the parts of a car's page that visitors look for most, one a line. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  return (
    <ul>
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
