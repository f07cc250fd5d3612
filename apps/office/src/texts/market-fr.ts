import type { marketEn } from './market-en.ts'

/** The office's texts about what the site puts forward in French. */
export const marketFr: typeof marketEn = {
  featured: {
    title: 'Voitures à la une',
    text: 'Les {{most, number}} premières au plus que l’accueil et d’autres pages mettent en avant. Une voiture est laissée de côté tant qu’elle n’est pas certifiée, pas à vendre, d’un kilométrage incertain ou plus chère que le marché. Les places libres reviennent aux moins chères.',
    chosen_one: '{{count, number}} voiture choisie',
    chosen_other: '{{count, number}} voitures choisies',
    place: 'Place',
    notNow: 'Pas maintenant',
    earlier: 'Monter {{reference}}',
    later: 'Descendre {{reference}}',
    remove: 'Retirer {{reference}}',
    others: 'Voitures à vendre',
    add: 'Ajouter {{reference}}',
  },
}
