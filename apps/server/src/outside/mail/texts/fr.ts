import type { MailTexts } from './mail-texts.ts'

/** The words of mails in French. */
export const fr: MailTexts = {
  requests: {
    kinds: {
      question: 'Question',
      callback: 'Demande de rappel',
      wantedCar: 'Voiture recherchée',
      contactQuery: 'Message',
    },
    fields: {
      name: 'Nom',
      fullName: 'Nom complet',
      email: 'E-mail',
      phone: 'Téléphone',
      subject: 'Objet',
      message: 'Message',
      preferredTime: 'Moment souhaité',
      brand: 'Marque',
      model: 'Modèle',
      bodyType: 'Carrosserie',
      fuelType: 'Carburant',
      transmission: 'Boîte de vitesses',
      color: 'Couleur',
      condition: 'État',
      yearMin: 'Année à partir de',
      yearMax: 'Année jusqu’à',
      priceMax: 'Prix jusqu’à',
      mileageMax: 'Kilométrage jusqu’à (km)',
      city: 'Ville',
    },
    times: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
    car: 'Voiture',
    reference: 'Référence',
    consent: 'Le visiteur accepte que ces données servent à répondre à sa demande.',
  },
  confirmation: {
    subject: 'Confirmez votre abonnement',
    hello: 'Bonjour,',
    why: 'Cette adresse a été donnée pour recevoir la lettre d’information d’Otosafi. Encore une étape et elle est inscrite.',
    action: 'Confirmer l’abonnement',
    soon: 'Le lien est valable 24 heures.',
    notYou: 'Si ce n’était pas vous, ne faites rien\u00a0: sans confirmation, aucune lettre n’est envoyée.',
    stop: 'Se désabonner',
  },
}
