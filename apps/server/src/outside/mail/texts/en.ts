import type { MailTexts } from './mail-texts.ts'

/** The words of mails in English; every other language falls back on them. */
export const en: MailTexts = {
  requests: {
    kinds: {
      question: 'Question',
      callback: 'Callback',
      wantedCar: 'Wanted car',
      contactQuery: 'Message',
    },
    fields: {
      name: 'Name',
      fullName: 'Full name',
      email: 'E-mail',
      phone: 'Phone',
      subject: 'Subject',
      message: 'Message',
      preferredTime: 'Preferred time',
      brand: 'Brand',
      model: 'Model',
      bodyType: 'Body type',
      fuelType: 'Fuel',
      transmission: 'Gearbox',
      color: 'Colour',
      condition: 'Condition',
      yearMin: 'Year from',
      yearMax: 'Year to',
      priceMax: 'Price up to',
      mileageMax: 'Mileage up to (km)',
      city: 'City',
    },
    times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    car: 'Car',
    reference: 'Reference',
    consent: 'The visitor agreed that these data are used to answer the request.',
  },
  confirmation: {
    subject: 'Confirm your subscription',
    hello: 'Hello,',
    why: 'This address was given to receive the Otosafi newsletter. One more step and it is on the list.',
    action: 'Confirm the subscription',
    soon: 'The link works for 24 hours.',
    notYou: 'If it was not you, do nothing: without a confirmation no newsletter is sent.',
    stop: 'Unsubscribe',
  },
}
