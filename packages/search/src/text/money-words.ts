import { MONEY_UNITS } from '@otosafi/domain/reading/units'

import { type PhraseTable, phraseTable } from './phrase-table.ts'

/** How the people of an edition speak of money. */
export type MoneyWords = {
  /**
   * Units of money: how many whole units of the edition's currency one of them is, and null for another currency, of
   * which nothing is known.
   */
  unitAt: PhraseTable<number | null>
  /** The value of a million without a unit, in whole units of the currency. */
  million: number
  /** The prices that cars have, roughly; a number beyond them more likely holds digits of a model's name. */
  low: number
  high: number
  /** From which number on one without any word beside it is an amount. */
  bare: number
}

/** The units of a currency as people also say or misspell them. */
const SAID = {
  dirham: `${MONEY_UNITS.get('MAD')}, dirhem, dirhems, drham, dhm`,
  francCfa: `${MONEY_UNITS.get('XOF')}, f c f a, frs, balles, sefa, seefa, faraŋ`,
  rand: `${MONEY_UNITS.get('ZAR')}, bucks, eerandi, wamarandi, ama rand, amarandi, iirandi, randi, rande`,
  rwandanFranc: `${MONEY_UNITS.get('RWF')}, frws, rfw, rwandan francs, amafaranga y’u rwanda, amanyarwanda, z’amanyarwanda, z’amafaranga, amf, frs`,
} as const
const EURO = `${MONEY_UNITS.get('EUR')}, d’euros, اورو`
const DOLLAR = 'dollar, dollars, usd, us, pound, pounds, gbp, livres, دولار, amadolari, amadola'

type Money = Omit<MoneyWords, 'unitAt'> & { units: (readonly [number, string])[] }

const EUROS: Money = { units: [[1, EURO]], million: 1_000_000, low: 1000, high: 150_000, bare: 1000 }

/** The currencies of which the words are known, by ISO 4217 code. */
const MONEY: ReadonlyMap<string, Money> = new Map<string, Money>([
  [
    'MAD',
    {
      units: [
        [1, SAID.dirham],
        [1 / 20, 'ريال, ryal, rial, riyal, ryals, ryalat, ريالات'],
        [1 / 100, 'centime, centimes, de centimes, سنتيم'],
      ],
      // Of centimes.
      million: 10_000,
      low: 10_000,
      high: 1_500_000,
      bare: 10_000,
    },
  ],
  [
    'XOF',
    {
      // A dërëm is five francs, and a junni a thousand of them.
      units: [
        [1, SAID.francCfa],
        [5, 'dërëm, derem'],
        [5000, 'junni, junne, diouni'],
      ],
      million: 1_000_000,
      low: 300_000,
      high: 100_000_000,
      bare: 10_000,
    },
  ],
  ['ZAR', { units: [[1, SAID.rand]], million: 1_000_000, low: 20_000, high: 2_500_000, bare: 10_000 }],
  ['RWF', { units: [[1, SAID.rwandanFranc]], million: 1_000_000, low: 500_000, high: 200_000_000, bare: 10_000 }],
  ['EUR', EUROS],
])

/** Assumptions about other currencies: only the units that are read beside its amounts, and prices of any size. */
function plainMoney(currency: string): Money {
  const units = [[1, MONEY_UNITS.get(currency) ?? currency.toLowerCase()]] as [number, string][]
  return { units, million: 1_000_000, low: 1000, high: 200_000_000, bare: 10_000 }
}

/** The words for money where prices are in this currency (ISO 4217). */
export function moneyWordsOf(currency: string): MoneyWords {
  const { units, ...rest } = MONEY.get(currency) ?? plainMoney(currency)
  const others = [SAID.dirham, 'fcfa, cfa, xof', 'rand, rands, zar', 'rwf, frw', EURO, DOLLAR].map(
    (words) => [null, words] as const,
  )
  return { ...rest, unitAt: phraseTable<number | null>([...others, ...units]) }
}
