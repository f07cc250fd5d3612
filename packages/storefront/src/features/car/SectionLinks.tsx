import { Fragment } from 'react'

import type { SectionLink } from './section-links.ts'

/** Between links, which it lets go on to the next line. */
const EM_SPACE = '\u2003'

/** Leads to the parts of a car's page that are asked for most. */
export function SectionLinks({ name, links }: { name: string; links: readonly SectionLink[] }) {
  return (
    <nav aria-label={name}>
      {links.map(({ href, title }) => (
        <Fragment key={href}>
          <a href={href}>{title}</a>
          {EM_SPACE}
        </Fragment>
      ))}
    </nav>
  )
}
