import type { LocalizedText } from '@otosafi/domain/car/car'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, type InspectionSection } from '@otosafi/domain/car/inspection'
import { CABIN_FLAWS, type Flaw, OUTSIDE_FLAWS } from '@otosafi/illustrator/flaws'

import { translated } from '../../translations.ts'

/** `combustion`: an engine that burns fuel. `rearDoors`: doors for the back seats. `fixedRoof`: a roof of sheet metal. */
export const FINDING_NEEDS = ['combustion', 'rearDoors', 'fixedRoof'] as const
export type FindingNeed = (typeof FINDING_NEEDS)[number]

/** Something that inspectors find, in their words. */
export type FindingFact = {
  section: InspectionSection
  point: string
  result: 'advisory' | 'defect'
  /** How worn a car is where this shows up: 0 from new, 1 at the end. */
  fromWear: number
  /** The visible flaw: its size from and to, millimetres, and its picture; null where there is nothing to see. */
  flaw: { size: readonly [number, number]; picture: Flaw } | null
  /** The feature that a car must have for the words to fit; null where they fit any. */
  needs: FindingNeed | null
  note: LocalizedText
}

/**
 * Rows of `section.point | result | from wear | size and picture | needs | English | French`. Throws on a point that no
 * inspection has.
 */
function findingTable(table: string): FindingFact[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', result, fromWear, seen = '', need = '', en = '', fr = ''] = row
        .split('|')
        .map((part) => part.trim())
      const section = INSPECTION_SECTIONS.find((known) => name.startsWith(`${known}.`))
      const point = INSPECTION_POINTS[section ?? 'engine'].find((known) => name === `${section}.${known}`)
      if (!section || !point || (result !== 'advisory' && result !== 'defect')) throw new Error(`Not a finding: ${row}`)
      const needs = FINDING_NEEDS.find((known) => known === need) ?? null
      const note = translated({ en, fr })
      return { section, point, result, fromWear: Number(fromWear), flaw: readFlaw(seen), needs, note }
    })
}

/** A flaw such as `20-90 dashboardScratch`; null where there is none. Throws on one that cannot be drawn. */
function readFlaw(text: string): FindingFact['flaw'] {
  if (text === '') return null
  const [size = '', name] = text.split(' ')
  const [from, to] = size.split('-').map(Number)
  const picture = [...OUTSIDE_FLAWS, ...CABIN_FLAWS].find((known) => known === name)
  if (!from || !to || !picture) throw new Error(`Not a flaw: ${text}`)
  return { size: [from, to], picture }
}

/** Findings of inspectors, by section. */
export const findingFacts: readonly FindingFact[] = findingTable(`
engine.oilLeaks | advisory | 0.3 | | | Slight oil sweating at the rocker cover gasket | Léger suintement d’huile au joint de cache-culbuteurs
engine.oilLeaks | defect | 0.55 | | | Oil leak at the sump gasket | Fuite d’huile au joint de carter
engine.coolantLeaks | defect | 0.5 | | | Coolant weeping at the water pump | Suintement de liquide à la pompe à eau
engine.timingDrive | advisory | 0.35 | | | Timing drive due at the next service | Distribution à remplacer au prochain entretien
engine.beltsAndHoses | advisory | 0.25 | | | Auxiliary belt shows small cracks | Courroie d’accessoires légèrement fissurée
engine.mounts | defect | 0.5 | | combustion | Right engine mount worn, vibration at idle | Support moteur droit usé, vibrations au ralenti
engine.exhaustSmoke | advisory | 0.6 | | | Light blue smoke on the first acceleration | Légère fumée bleue à la première accélération
engine.exhaustSystem | defect | 0.5 | | | Rear silencer rusted through | Silencieux arrière percé par la corrosion
engine.airIntake | advisory | 0.2 | | | Air filter dirty, to be replaced | Filtre à air encrassé, à remplacer
engine.turbo | advisory | 0.5 | | | Oil film in the turbo hose | Film d’huile dans la durite de turbo
engine.faultCodes | defect | 0.4 | | combustion | Stored fault: oxygen sensor | Défaut mémorisé : sonde lambda
steering.freePlay | advisory | 0.5 | | | Slight play at the steering wheel | Léger jeu au volant
steering.rackBoots | defect | 0.45 | | | Left steering rack boot torn | Soufflet de crémaillère gauche déchiré
steering.tieRods | defect | 0.45 | | | Play in the right tie rod end | Jeu dans la rotule de direction droite
steering.wheelAlignment | advisory | 0.15 | | | Alignment to be set | Géométrie à régler
suspension.frontShocks | defect | 0.5 | | | Front left shock absorber leaks | Amortisseur avant gauche fuyant
suspension.rearShocks | advisory | 0.4 | | | Rear shock absorbers tired | Amortisseurs arrière fatigués
suspension.stabiliserLinks | advisory | 0.3 | | | Stabiliser links knock on bad road | Biellettes de barre stabilisatrice bruyantes
suspension.bushings | advisory | 0.35 | | | Control arm bushings cracked | Silentblocs de triangle fissurés
suspension.ballJoints | defect | 0.5 | | | Play in the lower left ball joint | Jeu dans la rotule inférieure gauche
brakes.frontPads | advisory | 0.15 | | | Front pads at 40 percent | Plaquettes avant à 40 %
brakes.frontPads | defect | 0.4 | | | Front pads at the wear limit | Plaquettes avant à la limite d’usure
brakes.rearPads | advisory | 0.2 | | | Rear pads at 50 percent | Plaquettes arrière à 50 %
brakes.frontDiscs | advisory | 0.3 | | | Front discs grooved, still within limits | Disques avant rayés, encore dans les tolérances
brakes.handbrake | advisory | 0.3 | | | Handbrake travel too long | Course du frein à main trop longue
axles.cvBoots | defect | 0.4 | | | Outer left drive shaft boot torn | Soufflet de cardan extérieur gauche déchiré
axles.wheelBearings | defect | 0.5 | | | Rear right wheel bearing noisy | Roulement arrière droit bruyant
axles.frontTyres | advisory | 0.1 | | | Front tyres at 4 mm | Pneus avant à 4 mm
axles.frontTyres | defect | 0.3 | | | Front tyres below 2 mm, to be replaced | Pneus avant à moins de 2 mm, à remplacer
axles.rearTyres | advisory | 0.15 | | | Rear tyres older than five years | Pneus arrière de plus de cinq ans
axles.rimsState | advisory | 0.1 | | | Kerb marks on two rims | Traces de trottoir sur deux jantes
axles.spareWheel | advisory | 0.2 | | | Spare wheel low on air | Roue de secours dégonflée
transmission.clutch | advisory | 0.4 | | | Clutch bites late | Embrayage qui accroche en fin de course
transmission.gearboxNoise | advisory | 0.55 | | combustion | Light whine in second gear | Léger sifflement en deuxième
transmission.gearboxLeaks | advisory | 0.4 | | combustion | Gearbox sweats oil at the shaft seal | Suintement au joint spi de boîte
transmission.gearChange | defect | 0.6 | | combustion | Change from first to second jerks when cold | Passage de première en seconde saccadé à froid
liquids.engineOil | advisory | 0.1 | | | Oil change due | Vidange à prévoir
liquids.coolant | advisory | 0.2 | | | Coolant below the minimum, topped up | Liquide de refroidissement sous le minimum, complété
liquids.brakeFluid | advisory | 0.2 | | | Brake fluid older than two years | Liquide de frein de plus de deux ans
liquids.airConditioningGas | advisory | 0.25 | | | Air conditioning needs gas | Climatisation à recharger
electrical.battery | advisory | 0.2 | | | Battery at 65 percent of its strength | Batterie à 65 % de sa capacité
electrical.headlights | advisory | 0.3 | | | Headlight glass dull | Optiques de phare ternies
electrical.rearLights | defect | 0.2 | | | Left brake light out | Feu stop gauche hors service
electrical.wipers | advisory | 0.1 | | | Wiper blades smear | Balais d’essuie-glace à remplacer
electrical.windows | defect | 0.4 | | rearDoors | Rear right window does not open | Lève-vitre arrière droit en panne
electrical.centralLocking | defect | 0.45 | | | Boot does not lock with the key fob | Le coffre ne se verrouille pas à distance
electrical.dashboardLights | defect | 0.4 | | | Tyre pressure light stays on | Voyant de pression des pneus allumé
interior.seats | advisory | 0.3 | 60-180 seatWorn | | Driver’s seat bolster worn | Bourrelet du siège conducteur usé
interior.seats | defect | 0.55 | 30-120 seatTorn | | Tear in the driver’s seat | Déchirure sur le siège conducteur
interior.dashboard | advisory | 0.4 | 20-90 dashboardScratch | | Scratch on the dashboard | Rayure sur la planche de bord
interior.steeringWheel | advisory | 0.4 | 40-150 steeringWheelShiny | | Steering wheel leather shiny | Cuir du volant lustré
interior.headlining | advisory | 0.5 | 30-200 headliningStain | fixedRoof | Headlining stained | Tache sur le ciel de toit
interior.carpets | advisory | 0.25 | 50-160 carpetWorn | | Carpet worn under the pedals | Moquette usée sous les pédales
body.frontBumper | advisory | 0.1 | 20-160 frontBumperScratch | | Scratch on the front bumper | Rayure sur le pare-chocs avant
body.frontBumper | defect | 0.3 | 50-240 frontBumperCrack | | Crack in the lower front bumper | Fissure en bas du pare-chocs avant
body.rearBumper | advisory | 0.1 | 20-180 rearBumperScratch | | Parking scratch on the rear bumper | Rayure de stationnement sur le pare-chocs arrière
body.doors | advisory | 0.15 | 15-70 leftRearDoorDent | rearDoors | Small dent in the left rear door | Petite bosse sur la porte arrière gauche
body.doors | defect | 0.45 | 120-420 rightFrontDoorScratch | | Deep scratch across the right front door | Rayure profonde sur la porte avant droite
body.bonnet | advisory | 0.15 | 2-9 bonnetChips | | Stone chips on the bonnet | Impacts de gravillons sur le capot
body.roof | advisory | 0.4 | 150-600 roofFaded | fixedRoof | Clear coat faded on the roof | Vernis terni sur le pavillon
body.windscreen | advisory | 0.15 | 3-12 windscreenChip | | Stone chip in the windscreen, outside the driver’s view | Impact sur le pare-brise, hors champ de vision
body.windscreen | defect | 0.35 | 80-350 windscreenCrack | | Crack in the windscreen | Fissure sur le pare-brise
body.paintThickness | advisory | 0.25 | 300-800 leftWingRepainted | | Left front wing repainted | Aile avant gauche repeinte
body.panelGaps | advisory | 0.4 | 3-7 rightWingGap | | Uneven gap at the right front wing | Jeu irrégulier à l’aile avant droite
body.underbody | advisory | 0.4 | 60-300 underFrontScrape | | Scrape marks under the front | Traces de frottement sous l’avant
body.rust | advisory | 0.5 | 15-80 archRust | | Surface rust at the rear wheel arch | Corrosion superficielle au passage de roue arrière
`)

/** Findings of a damaged car, independent of the inspector. */
export const damageFacts: readonly FindingFact[] = findingTable(`
body.panelGaps | defect | 0 | 5-14 frontGap | | Front end repaired after an accident, gaps uneven | Avant réparé après un accident, jeux irréguliers
body.rearBumper | defect | 0 | 150-500 rearBumperBent | | Rear impact, bumper and boot floor bent | Choc arrière, pare-chocs et plancher de coffre déformés
body.doors | defect | 0 | 250-700 rightDoorsDented | rearDoors | Side impact, both right doors dented | Choc latéral, deux portes droites enfoncées
body.bonnet | defect | 0 | 200-600 bonnetBent | | Bonnet and radiator support bent | Capot et face avant déformés
`)
