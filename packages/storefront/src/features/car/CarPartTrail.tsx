import { HomeTrail } from '../../trail/HomeTrail.tsx'

/** The way back from a page that belongs to a car's, over the car. */
export function CarPartTrail({ name, address, current }: { name: string; address: string; current: string }) {
  return <HomeTrail between={[{ label: name, href: address }]} current={current} />
}
