import { type Block, heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** The privacy policy: shared duties, then those of the country's own law. */
export function privacyPolicyPage({ facts, words, legal, contact }: PageContext): PageContent {
  return {
    title: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
    summary: {
      en: 'What we keep about you, why, for how long, and how to have it removed.',
      fr: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et comment le faire supprimer.',
    },
    updatedOn: '2026-11-30',
    blocks: [
      heading('Who is responsible', 'Qui est responsable'),
      paragraph(
        `${words.company} (demonstration), ${contact.address}, ${contact.email}, is responsible for your personal data under ${words.law.en}.`,
        `${words.company} (démonstration), ${contact.address}, ${contact.email}, est responsable de vos données personnelles. Texte applicable : ${words.law.fr}.`,
      ),
      heading('What we keep, and why', 'Ce que nous conservons, et pourquoi'),
      list(
        [
          'Account: name, e-mail, phone, what you write about yourself, photo, favourites, saved searches, articles that you like, and what you agreed to and when, as long as the account exists.',
          'Compte : nom, e-mail, téléphone, présentation, photo, favoris, recherches enregistrées, articles aimés, ainsi que vos accords et leur date, tant que le compte existe.',
        ],
        [
          'Requests (visit, booking, sale, callback, question): what you wrote and your details, for {{requestMonths, number}} months. If you delete your account before, only their kind and day remain.',
          'Demandes (visite, réservation, vente, rappel, question) : votre message et vos coordonnées, pendant {{requestMonths, number}} mois. Si vous supprimez votre compte avant, seuls leur type et leur jour subsistent.',
        ],
        [
          'Purchase and sale: contract, papers and payments, as long as accounting law requires; a payment provider’s notices, for {{noticeDays, number}} days.',
          'Achat et vente : contrat, papiers et paiements, aussi longtemps que la loi comptable l’exige ; les avis d’un prestataire de paiement, pendant {{noticeDays, number}} jours.',
        ],
        [
          'Newsletter: your e-mail address, until {{formerSubscriberDays, number}} days after you unsubscribe; {{formerSubscriberDays, number}} days if you never confirm it.',
          'Lettre d’information : votre adresse e-mail, jusqu’à {{formerSubscriberDays, number}} jours après votre désinscription ; {{formerSubscriberDays, number}} jours si vous ne la confirmez jamais.',
        ],
        [
          'Votes on cars: name and choice, for {{pollDays, number}} days.',
          'Votes sur des voitures : nom et choix, pendant {{pollDays, number}} jours.',
        ],
        [
          'Security: the browsers in which you are signed in; the networks you signed in from, unreadable, for {{networkDays, number}} days; a log of sign-ins and account changes, without your address or number in full, for at most {{securityLogMonths, number}} months.',
          'Sécurité : les navigateurs où vous êtes connecté, tant qu’ils le sont ; les réseaux de vos connexions, illisibles, pendant {{networkDays, number}} jours ; un journal des connexions et des changements de compte, sans votre adresse ni votre numéro en entier, {{securityLogMonths, number}} mois au plus.',
        ],
      ),
      paragraph(
        'We sell no data. We pass on only what is needed: to the bank for a loan, the payment provider, the office that transfers the car. The position in a photograph is removed on receipt.',
        'Nous ne vendons aucune donnée. Nous ne transmettons que le nécessaire : à la banque pour un crédit, au prestataire de paiement, à l’administration chargée du transfert. La position enregistrée dans une photo est supprimée à la réception.',
      ),
      heading('Cookies and storage', 'Cookies et stockage'),
      list(
        [
          'Necessary: session cookies, which scripts cannot read, at most {{rememberedDays, number}} days if you ask to be remembered; a marker of a session; a mark of this device, for {{deviceDays, number}} days; choices of language and saving data; for five minutes, that a form was sent; for ten, who awaits a code.',
          'Nécessaires : cookies de session, illisibles par les scripts, {{rememberedDays, number}} jours au plus si vous demandez à être reconnu ; un marqueur de session ; une marque de cet appareil, pendant {{deviceDays, number}} jours ; choix de langue et d’économie de données ; pendant cinq minutes, l’envoi d’un formulaire ; pendant dix, qui attend un code.',
        ],
        [
          'Local storage: language, last searches, monthly kilometres, favourites without an account, cars looked at or compared; the last pages seen; the draft of a car to sell, a checklist and requests that wait for a connection, until sent.',
          'Stockage local : langue, dernières recherches, kilomètres mensuels, favoris sans compte, voitures regardées ou comparées ; les dernières pages vues ; le brouillon d’une voiture à vendre, une liste de contrôle et les demandes qui attendent une connexion, jusqu’à leur envoi.',
        ],
      ),
      countOfPages(facts.analytics),
      heading('Your rights', 'Vos droits'),
      paragraph(
        'You may see your data, correct it, download it, object to its use and have it deleted. Most of this is in your account; for the rest, write to us. Withdrawing a consent is as easy as giving it.',
        'Vous pouvez consulter vos données, les corriger, les télécharger, vous opposer à leur usage et les faire supprimer. L’essentiel se fait dans votre compte ; pour le reste, écrivez-nous. Retirer un accord est aussi simple que le donner.',
      ),
      heading('The law of the country', 'La loi du pays'),
      { kind: 'paragraph', text: legal.privacy },
      paragraph(
        `If our answer does not satisfy you, you can complain to ${words.authority.en}.`,
        `Si notre réponse ne vous satisfait pas, vous pouvez saisir ${words.authority.fr}.`,
      ),
    ],
  }
}

function countOfPages(isCounted: boolean): Block {
  if (!isCounted) return paragraph('We do not count which pages are seen.', 'Nous ne comptons pas les pages vues.')
  return paragraph(
    `Count of pages: only if you say yes at the foot of a page, where you can take it back. It counts pages, searches, bookings and requests by day, and keeps nothing about you. Your choice stays in a cookie for {{choiceDays, number}} days.`,
    `Comptage des pages : seulement si vous dites oui au pied d’une page, où vous pouvez aussi revenir au non. Il compte par jour pages, recherches, réservations et demandes, et ne garde rien de vous. Votre choix reste {{choiceDays, number}} jours dans un cookie.`,
  )
}
