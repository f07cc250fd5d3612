/** The server's names of what it tells, which it writes in the language of the office, as in `made-requests.ts`. */
const NAMES: Readonly<Record<string, string>> = {
  Amount: 'Montant',
  'Close the sale': 'Clore la vente',
  'Deduction 1': 'Déduction 1',
  'E-mail': 'E-mail',
  'Make the offer': 'Faire l’offre',
  Message: 'Message',
  Mileage: 'Kilométrage',
  Name: 'Nom',
  Phone: 'Téléphone',
  'Price before deductions': 'Prix avant déductions',
  Tyres: 'Pneus',
  What: 'Pour',
}

/** An answer as a French office gets it: `label` and `group` in French, what people wrote as it is. */
export function inFrench<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    (key === 'label' || key === 'group') && typeof value === 'string' ? NAMES[value] : value,
  ) as Answer
}
