import type { Car, EngineSound } from '@otosafi/domain/car/car'
import type { FuelType } from '@otosafi/domain/car/vocabulary'
import { hashOf, type Random } from '@otosafi/domain/random'
import { describeEngineSound, SOUND_VARIANTS, type SoundKind } from '@otosafi/illustrator/engine-sound'

const RECORDED_SHARE = 0.6
const SOUND_KINDS: Record<FuelType, SoundKind | null> = {
  petrol: 'petrol',
  other: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  phev: 'hybrid',
  ev: null,
}

/** The recording of an inspected car's engine; null where there is no engine or nobody recorded it. */
export function drawEngineSound(random: Random, { fuelType, brand, model }: Car): EngineSound | null {
  const kind = SOUND_KINDS[fuelType]
  if (kind === null || !random.chance(RECORDED_SHARE)) return null
  return describeEngineSound(kind, hashOf(`${brand}-${model}`) % SOUND_VARIANTS)
}
