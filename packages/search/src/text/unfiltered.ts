import type { TextEntry } from './text-entry.ts'

/**
 * Phrases that say something of a car, a place or a trade for which there is no filter, though a word of them is the name of one:
 * they are reported to the visitor as not understood.
 */
const UNFILTERED = `
  yellow card, carte jaune, carte grise, leather, leather seats, leather seat, heated seats, seat covers, low mileage, low km, accident free, no accident, non accidenté, non accidentée, jamais accidenté, left hand drive, right hand drive, lhd, rhd, spare parts, spare keys, spark plugs, parts, g wagon, g class, g klass, electric windows, power windows, vitres électriques, vitre électrique, vitres teintées, sièges cuir, sièges électriques, intérieur cuir, cuir, faible kilométrage, première main, 1ère main, 1re main, moteur neuf, pneus neufs, volant à gauche, volant à droite, full option, full options, toutes options, toute option, tt options, tt option, plein option, pièces détachées, à louer, location, rent to own, rent, rental, to rent, hire, no deposit, one owner, full service history, fsh, silver lakes, white river, green point, east rand, west rand, springs, george, sierra leone, south sudan, sud soudan, soudan du sud, orange money, grand yoff, golf sud, camion plateau, camion, truck tyres, grand cherokee, vogue, defender, murano, half ton, one ton, 1 ton, crédit gratuit, à crédit, crédit, credit, finance, on finance, taxi, uber, goma, repossessed, bank repo, blacklisted, roadworthy, rwc, dédouané, dédouanée, dédouanés
`

/** {@link UNFILTERED} as an entry. */
export const UNFILTERED_PHRASES: TextEntry = {
  kind: 'unfiltered',
  value: '',
  names: UNFILTERED.split(',').map((name) => name.trim()),
}
