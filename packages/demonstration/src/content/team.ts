import type { TeamMember as TeamMemberOf } from '@otosafi/domain/content/content'
import { portraitKey, type PortraitSpec } from '@otosafi/illustrator/portrait-key'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'

type TeamMember = TeamMemberOf<BilingualText>

const MA_TEAM: readonly TeamMember[] = [
  member(
    'nadia-el-fassi',
    'Nadia El Fassi',
    'casablanca',
    { hair: 'bun', skin: 0, clothes: 0, beard: false, glasses: true },
    ['General manager', 'Directrice générale'],
    ['Answers for every promise on this site.', 'Répond de chaque promesse faite sur ce site.'],
  ),
  member(
    'yassine-el-amrani',
    'Yassine El Amrani',
    'casablanca',
    { hair: 'short', skin: 1, clothes: 1, beard: true, glasses: false },
    ['Head inspector', 'Chef inspecteur'],
    [
      'Trains the inspectors and signs the method of the 100 points.',
      'Forme les inspecteurs et signe la méthode des 100 points.',
    ],
  ),
  member(
    'salma-benkirane',
    'Salma Benkirane',
    'rabat',
    { hair: 'scarf', skin: 0, clothes: 1, beard: false, glasses: false },
    ['Papers and transfers', 'Papiers et mutations'],
    [
      'Knows what a file at NARSA needs, and in which order.',
      'Sait ce que demande un dossier à la NARSA, et dans quel ordre.',
    ],
  ),
  member(
    'mehdi-lahlou',
    'Mehdi Lahlou',
    'casablanca',
    { hair: 'cropped', skin: 1, clothes: 2, beard: false, glasses: true },
    ['Valuation', 'Estimation'],
    [
      'Explains each price by the cars that it was compared with.',
      'Explique chaque prix par les voitures auxquelles il a été comparé.',
    ],
  ),
  member(
    'hajar-ouazzani',
    'Hajar Ouazzani',
    'tanger',
    { hair: 'long', skin: 1, clothes: 3, beard: false, glasses: false },
    ['Customer relations', 'Relation client'],
    ['Calls back, and writes down what was said.', 'Rappelle, et note ce qui a été dit.'],
  ),
  member(
    'karim-bennis',
    'Karim Bennis',
    'marrakech',
    { hair: 'bald', skin: 2, clothes: 0, beard: true, glasses: false },
    ['Inspector', 'Inspecteur'],
    [
      'Listens to the cold start before he reads anything.',
      'Écoute le démarrage à froid avant de lire quoi que ce soit.',
    ],
  ),
  member(
    'zineb-tahiri',
    'Zineb Tahiri',
    'agadir',
    { hair: 'bob', skin: 0, clothes: 2, beard: false, glasses: false },
    ['Inspector', 'Inspectrice'],
    [
      'Measures paint and photographs every flaw with its size.',
      'Mesure la peinture et photographie chaque défaut avec sa taille.',
    ],
  ),
  member(
    'anas-chraibi',
    'Anas Chraïbi',
    'casablanca',
    { hair: 'curls', skin: 2, clothes: 1, beard: false, glasses: true },
    ['Financing', 'Financement'],
    ['Writes the total beside the instalment.', 'Écrit le total à côté de la mensualité.'],
  ),
]

const TEAM: Record<Demonstrated, readonly TeamMember[]> = { ma: MA_TEAM, ci: [], coza: [], rw: [], sn: [], default: [] }

/** The team of `edition`; empty where there is no team page (P-01). */
export function teamOf(edition: Demonstrated): TeamMember[] {
  return [...TEAM[edition]]
}

function member(
  id: string,
  name: string,
  city: string,
  portrait: PortraitSpec,
  [en, fr]: [en: string, fr: string],
  [bioEn, bioFr]: [en: string, fr: string],
): TeamMember {
  return { id, name, role: { en, fr }, bio: { en: bioEn, fr: bioFr }, city, photo: portraitKey(portrait), demo: true }
}
