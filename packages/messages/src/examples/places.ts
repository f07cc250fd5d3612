import type { EditionId } from '@otosafi/editions/edition'

/** Somebody, their street, and a showroom of their city. */
type Place = { name: string; city: string; home: string; store: string; street: string }

/** People and places of the examples of each edition. */
export const PLACES: Readonly<Record<EditionId, Place>> = {
  ma: {
    name: 'Salma Bennani',
    city: 'Casablanca',
    home: '8 rue Tarik Ibn Ziad, Casablanca',
    store: 'Otosafi Casablanca Maârif',
    street: '12 boulevard Zerktouni',
  },
  ci: {
    name: 'Awa Kouassi',
    city: 'Abidjan',
    home: '5 rue des Jardins, Cocody',
    store: 'Otosafi Marcory',
    street: '40 boulevard Valéry Giscard d’Estaing',
  },
  coza: {
    name: 'Thandi Nkosi',
    city: 'Durban',
    home: '14 Florida Road, Morningside',
    store: 'Otosafi Sandton',
    street: '5 Rivonia Road',
  },
  rw: {
    name: 'Aline Uwase',
    city: 'Kigali',
    home: 'KG 7 Ave 12, Kacyiru',
    store: 'Otosafi Kigali',
    street: 'KN 3 Rd 21',
  },
  sn: {
    name: 'Awa Diop',
    city: 'Dakar',
    home: '10 rue de Thiong, Plateau',
    store: 'Otosafi Dakar Almadies',
    street: '7 route des Almadies',
  },
  default: {
    name: 'Awa Diop',
    city: 'Casablanca',
    home: '8 rue Tarik Ibn Ziad, Casablanca',
    store: 'Otosafi Casablanca Maârif',
    street: '12 boulevard Zerktouni',
  },
}
