import type { marketEn } from './market-en.ts'

/** The office's texts about what the site puts forward in French. */
export const marketFr: typeof marketEn = {
  featured: {
    title: 'Voitures à la une',
    text: 'Les {{most, number}} premières au plus que l’accueil et d’autres pages mettent en avant. Une voiture est laissée de côté tant qu’elle n’est pas certifiée, pas à vendre, d’un kilométrage incertain, plus chère que le marché, ou que trop peu de voitures semblables sont connues pour estimer sa valeur. Les places libres reviennent aux moins chères.',
    chosen_one: '{{count, number}} voiture choisie',
    chosen_other: '{{count, number}} voitures choisies',
    place: 'Place',
    notNow: 'Pas maintenant',
    earlier: 'Monter {{reference}}',
    later: 'Descendre {{reference}}',
    remove: 'Retirer {{reference}}',
    others: 'Voitures qui peuvent l’être maintenant',
    none: 'Aucune autre voiture ne remplit ces conditions maintenant.',
    add: 'Ajouter {{reference}}',
  },
  claims: {
    title: 'Promesses',
    text: 'Ce que le site promet à tous. Chaque promesse a besoin d’une preuve, et de quelqu’un qui la revoit à temps.',
    allHold: 'Chaque promesse a été vérifiée et tient.',
    open_one: '{{count, number}} promesse à vérifier',
    open_other: '{{count, number}} promesses à vérifier',
    state: {
      unchecked: 'Jamais vérifiée',
      holds: 'Tient jusqu’au {{date}}',
      expired: 'Tenait jusqu’au {{date}} : à revoir',
    },
    evidence: 'Preuve',
    evidenceHint: 'Ce qui montre que c’est vrai, un contrat par exemple, et où cela se trouve.',
    legalNote: 'Note juridique',
    legalNoteHint: 'Le fondement en droit, là où la promesse en a besoin.',
    validUntil: 'Tient jusqu’au',
    past: 'Le jour jusqu’auquel elle tient est déjà passé. Choisissez-en un autre.',
    checked: 'Vérifiée le {{moment}} par {{by}}',
    check: 'Vérifier',
    checkAgain: 'Vérifier à nouveau',
  },
}
