/** The office's texts about what the site puts forward in English, which the other languages follow. */
export const marketEn = {
  featured: {
    title: 'Featured cars',
    text: 'The first {{most, number}} at most that the home page and others put forward. A car is left out while it is not certified, not for sale, of unsure mileage, or dearer than the market. Free places are filled by price.',
    chosen_one: '{{count, number}} car chosen',
    chosen_other: '{{count, number}} cars chosen',
    place: 'Place',
    notNow: 'Not now',
    earlier: 'Move {{reference}} up',
    later: 'Move {{reference}} down',
    remove: 'Remove {{reference}}',
    others: 'Cars for sale',
    add: 'Add {{reference}}',
  },
}
