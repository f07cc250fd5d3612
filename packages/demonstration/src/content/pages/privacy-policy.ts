import { heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** The privacy policy: shared duties, then those of the country's own law. */
export function privacyPolicyPage({ words, legal, contact }: PageContext): PageContent {
  return {
    title: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
    summary: {
      en: 'What we keep about you, why, for how long, and how to have it removed.',
      fr: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et comment le faire supprimer.',
    },
    updatedOn: '2026-05-11',
    blocks: [
      heading('Who is responsible', 'Qui est responsable'),
      paragraph(
        `${words.company} (demonstration), ${contact.address}, ${contact.email}, is responsible for your personal data under ${words.law.en}.`,
        `${words.company} (démonstration), ${contact.address}, ${contact.email}, est responsable de vos données personnelles. Texte applicable : ${words.law.fr}.`,
      ),
      heading('What we keep, and why', 'Ce que nous conservons, et pourquoi'),
      list(
        [
          'Account: name, e-mail, phone, photo and favourites, as long as the account exists.',
          'Compte : nom, e-mail, téléphone, photo et favoris, tant que le compte existe.',
        ],
        [
          'Requests (visit, booking, sale, callback, question): what you wrote and your details, 24 months after the last contact.',
          'Demandes (visite, réservation, vente, rappel, question) : votre message et vos coordonnées, 24 mois après le dernier contact.',
        ],
        [
          'Purchase and sale: contract, papers and payments, as long as accounting law requires.',
          'Achat et vente : contrat, papiers et paiements, aussi longtemps que la loi comptable l’exige.',
        ],
        [
          'Newsletter: your e-mail address, until you unsubscribe.',
          'Lettre d’information : votre adresse e-mail, jusqu’à votre désinscription.',
        ],
        [
          'Security records: address of the connection and time, 12 months.',
          'Journaux de sécurité : adresse de connexion et heure, 12 mois.',
        ],
      ),
      paragraph(
        'We sell no data. We pass on only what is needed: to the bank when you ask for a loan, to the payment provider, to the office that transfers the car. The position stored in a photograph is removed when we receive it.',
        'Nous ne vendons aucune donnée. Nous ne transmettons que le nécessaire : à la banque si vous demandez un crédit, au prestataire de paiement, à l’administration chargée du transfert. La position enregistrée dans une photo est supprimée à la réception.',
      ),
      heading('Cookies and storage', 'Cookies et stockage'),
      list(
        [
          'Necessary: session cookies, which scripts cannot read, for at most 13 days if you ask to be remembered; a marker that a session exists; a mark by which this device is known at your next sign-in, for 180 days; your choice of language.',
          'Nécessaires : cookies de session, illisibles par les scripts, 13 jours au plus si vous demandez à être reconnu ; un marqueur de session ; votre choix de langue.',
        ],
        [
          'Local storage: your language, your last searches and the form that you have begun.',
          'Stockage local : votre langue, vos dernières recherches et le formulaire commencé.',
        ],
        [
          'Analytics: only after you have agreed, and only where the site offers that choice.',
          'Mesure d’audience : seulement après votre accord, et seulement là où le site propose ce choix.',
        ],
      ),
      heading('Your rights', 'Vos droits'),
      paragraph(
        'You may see your data, correct it, download it, object to its use and have it deleted. Most of this is done in your account; for the rest, write to us. Withdrawing a consent is as easy as giving it.',
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
