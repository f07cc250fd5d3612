import { Fragment } from 'react'

import type { SectionLink } from './section-links.ts'

/** Leads to the parts of a car's page that are asked for most. */
export function SectionLinks({ name, links }: { name: string; links: readonly SectionLink[] }) {
  return (
    <nav aria-label={name}>
      {links.map(({ href, title }, index) => (
        <Fragment key={href}>
          {index === 0 ? null : ' · '}
          <a href={href}>{title}</a>
        </Fragment>
      ))}
    </nav>
  )
}
