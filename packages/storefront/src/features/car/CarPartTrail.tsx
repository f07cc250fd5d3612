import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'

/** The breadcrumbs of a page below a car's page. */
export function CarPartTrail({ name, address, current }: { name: string; address: string; current: string }) {
  return <HomeTrail between={[{ label: name, href: address }]} current={current} />
}
