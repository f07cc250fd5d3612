import type { EditionWords } from '../edition-words.ts'
import type { Faq } from './faq.ts'

/** The questions that every edition answers alike, completed with the words of its country. */
export function generalFaqs(words: EditionWords): Faq[] {
  return [
    {
      id: 'see-before-buying',
      topic: 'booking',
      featured: false,
      question: {
        en: 'Can I see and drive the car first?',
        fr: 'Puis-je voir et essayer la voiture avant d’acheter ?',
      },
      answer: {
        en: 'Yes. Choose “Book this car or schedule a visit” on the car’s page, then a day under “Schedule a visit”. Bring a valid driving licence if you want to drive. A visit costs nothing and does not commit you.',
        fr: 'Oui. Choisissez « Réserver cette voiture ou planifier une visite » sur la fiche de la voiture, puis un jour sous « Planifier une visite ». Apportez un permis de conduire valide si vous voulez l’essayer. La visite est gratuite et ne vous engage pas.',
      },
    },
    {
      id: 'warranty-and-return',
      topic: 'buying',
      featured: true,
      question: {
        en: 'What if the car does not suit me, or fails?',
        fr: 'Et si la voiture ne me convient pas, ou tombe en panne ?',
      },
      answer: {
        en: 'You have {{days, number}} days after you receive it to return it and get your money back. The warranty covers engine, gearbox and powertrain for {{months, number}} months and can be extended to {{extendedMonths, number}}. Towing is included for {{roadsideMonths, number}} months. The conditions are on the car’s page; the rights that the law gives you come on top.',
        fr: 'Vous disposez de {{days, number}} jours après la remise pour la rendre et être remboursé. La garantie couvre le moteur, la boîte et la transmission pendant {{months, number}} mois et peut être portée à {{extendedMonths, number}}. Le remorquage est inclus pendant {{roadsideMonths, number}} mois. Les conditions figurent sur la fiche de la voiture ; les droits que la loi vous accorde s’y ajoutent.',
      },
    },
    {
      id: 'what-is-inspected',
      topic: 'inspection',
      featured: true,
      question: { en: 'What does the inspection cover?', fr: 'Que couvre l’inspection ?' },
      answer: {
        en: 'A full inspection covers {{points, number}} points in ten sections: engine, steering, suspension, brakes, axles, transmission, liquids, electrical system, interior and body. The report is public, point by point, and defects come first. A point that was not checked is shown as not checked.',
        fr: 'Une inspection complète compte {{points, number}} points répartis en dix sections : moteur, direction, suspension, freins, essieux, transmission, liquides, circuit électrique, habitacle et carrosserie. Le rapport est public, point par point, et les défauts figurent en tête. Un point non vérifié est indiqué comme tel.',
      },
    },
    {
      id: 'own-mechanic',
      topic: 'inspection',
      featured: false,
      question: { en: 'May my own mechanic look at the car?', fr: 'Mon mécanicien peut-il examiner la voiture ?' },
      answer: {
        en: 'Tell us when you arrange the visit, so that we plan enough time. Your mechanic can compare the car with the report, point by point, on a phone.',
        fr: 'Dites-le-nous en prenant rendez-vous, afin que nous prévoyions le temps nécessaire. Votre mécanicien pourra comparer la voiture au rapport, point par point, sur un téléphone.',
      },
    },
    {
      id: 'odometer',
      topic: 'inspection',
      featured: false,
      question: {
        en: 'How do you know that the mileage is true?',
        fr: 'Comment savez-vous que le kilométrage est exact ?',
      },
      answer: {
        en: 'The inspector compares the odometer with service invoices, test certificates, the control units that store a distance, and the wear of pedals, wheel and seats. If something does not fit, the car’s page says so. When the instrument counts miles, we show kilometres and state that the figure was converted.',
        fr: 'L’inspecteur rapproche le compteur des factures d’entretien, des contrôles techniques, des calculateurs qui mémorisent une distance, et de l’usure des pédales, du volant et des sièges. Si quelque chose ne concorde pas, la fiche le dit. Quand l’instrument compte en miles, nous affichons des kilomètres et précisons que le chiffre est converti.',
      },
    },
    {
      id: 'what-to-check-on-papers',
      topic: 'documents',
      featured: false,
      question: { en: 'Which papers should I ask to see?', fr: 'Quels papiers dois-je demander à voir ?' },
      answer: {
        en: `Ask for ${words.registration.en}, ${words.technicalTest.en} and ${words.debtCheck.en}. The chassis number on the papers must be the one stamped on the car. The papers that we have are listed on the car’s page with their dates.`,
        fr: `Demandez ${words.registration.fr}, ${words.technicalTest.fr} et ${words.debtCheck.fr}. Le numéro de châssis des papiers doit être celui frappé sur la voiture. Les papiers en notre possession figurent sur la fiche, avec leurs dates.`,
      },
    },
    {
      id: 'how-to-sell',
      topic: 'selling',
      featured: true,
      question: { en: 'How do I sell my car?', fr: 'Comment vendre ma voiture ?' },
      answer: {
        en: 'Fill in the form: the car, its photographs, then your details. It takes about ten minutes and what you type is kept if you stop. We call you back to agree on an inspection and then make an offer. You may refuse it.',
        fr: 'Remplissez le formulaire : la voiture, ses photos, puis vos coordonnées. Comptez une dizaine de minutes ; votre saisie est conservée si vous vous arrêtez. Nous vous rappelons pour convenir d’une inspection, puis nous vous faisons une offre. Vous pouvez la refuser.',
      },
    },
    {
      id: 'photos-for-selling',
      topic: 'selling',
      featured: false,
      question: { en: 'Which photographs do you need?', fr: 'Quelles photos vous faut-il ?' },
      answer: {
        en: 'JPEG or PNG files of at most {{megabytes, number}} MB each: the front three-quarter, each side, the rear, the dashboard with the odometer, the engine, and every flaw. The position stored in a photograph is removed.',
        fr: 'Des fichiers JPEG ou PNG de {{megabytes, number}} Mo au plus chacun : l’avant de trois quarts, chaque côté, l’arrière, le tableau de bord avec le compteur, le moteur et chaque défaut. La position enregistrée dans une photo est supprimée.',
      },
    },
    {
      id: 'code-not-received',
      topic: 'account',
      featured: false,
      question: { en: 'I did not receive my code. What can I do?', fr: 'Je n’ai pas reçu mon code. Que faire ?' },
      answer: {
        en: 'Check the number or the address, and the unwanted mail folder. After {{resendSeconds, number}} seconds you can ask for another code. A code has {{digits, number}} digits and is valid for {{codeMinutes, number}} minutes.',
        fr: 'Vérifiez le numéro ou l’adresse, ainsi que le dossier des courriers indésirables. Après {{resendSeconds, number}} secondes, vous pouvez demander un autre code. Un code compte {{digits, number}} chiffres et reste valable {{codeMinutes, number}} minutes.',
      },
    },
    {
      id: 'delete-account',
      topic: 'account',
      featured: false,
      question: { en: 'How do I delete my account?', fr: 'Comment supprimer mon compte ?' },
      answer: {
        en: 'In your account, choose “Delete account” and enter your password. Your personal data is removed or made anonymous at once. The page says what is kept, and why. You can download your data first.',
        fr: 'Dans votre compte, choisissez « Supprimer le compte » et saisissez votre mot de passe. Vos données personnelles sont aussitôt effacées ou rendues anonymes. La page indique ce qui est conservé, et pourquoi. Vous pouvez d’abord télécharger vos données.',
      },
    },
  ]
}
