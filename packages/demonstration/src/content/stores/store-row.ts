/**
 * An invented place and the centre of its city, degrees WGS 84; how many visits it takes at once where it has more room
 * than others.
 */
export type StoreRow = [
  id: string,
  name: string,
  kind: 'showroom' | 'inspectionCentre',
  city: string,
  address: string,
  latitude: number,
  longitude: number,
  visitPlaces?: number,
]
