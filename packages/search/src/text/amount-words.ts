import { KILOMETRES, THOUSANDS } from '@otosafi/domain/reading/units'

import { phraseTable } from './phrase-table.ts'

/**
 * The meaning of the words before a number: that it is the most or the least, or about as much; that a car is older or newer than
 * it; that it is a price (`at`: perhaps); that it is paid each month; or that it is the first of two ends.
 */
export type Lead = 'max' | 'min' | 'about' | 'older' | 'newer' | 'price' | 'at' | 'monthly' | 'between' | 'of'

/** Words before a number. */
export const leadAt = /* @__PURE__ */ phraseTable<Lead>([
  [
    'max',
    `max, maxi, maximum, maks, under, undr, below, less than, up to, upto, at most, not more than, no more than, not over, not above, within, cheaper than, before, until,
    moins de, moins que, moin de, mois de, moins, à moins de, à mois de, a moin de, inférieur à, inf à, jusqu'à, jusqu, jusque, jusqu'en, en dessous de, au dessous de, dessous de, sous, maximum de, au maximum, pas plus de, ne dépassant pas, ne dépasse pas, au plus, plafond, avant,
    onder, tot, tot en met, minder as, nie meer as,
    أقل من, قل من, بأقل من, ب أقل من, تحت, حتى, حتى ل, لحد, لا يتجاوز, لا تتجاوز, ما يفوتش, مايفوتش, ما تفوتش, ما كيفوتش, على الأكثر, كحد أقصى, قبل, دون,
    qal men, qal mn, 9al men, 9al mn, 9el mn, a9al men, a9al mn, 9all mn, aqal men, aqal mn, ta7t, htta l, hta l, 7ta l, 7tal, ma yfoutch, mayfoutch, matfoutch, ma tfoutch,
    ngaphansi, ngaphansi kuka, ngaphansi kwe, ngaphansi kwama, engaphansi, engaphansi kuka, engaphansi kwe, ezingaphansi, ezingaphansi kuka, ezingaphansi kwe, kungeqi, ngaphambi kuka,
    ngaphantsi, ngaphantsi kwe, ngaphantsi kuka, engaphantsi, engaphantsi kwe, ezingaphantsi, ezingaphantsi kwe, phambi ko, ukuya ku,
    munsi ya, munsi, munsi y, iri munsi ya, ziri munsi ya, ari munsi ya, iri munsi y, ziri munsi y, itarenze, zitarenze, bitarenze, itarengeje, zitarengeje, bitarengeje, kugeza, kugeza kuri, kugeza ku, kugeza mu, mbere ya,
    lu matul, lou matoul, bu matul, bou matoul, lu ëppul, lou eppoul, bu ëppul, bou eppoul, bu weesuwul, bou wessouwoul, matul, ci suufu`,
  ],
  [
    'min',
    `min, minimum, prix mini, prix min, prix minimum, budget mini, budget min, budget minimum, from, over, above, more than, not less than, no less than, since, after, at least, starting from, starting at, plus de, plus que, pas moins de, à partir de, à partir du, à partir, partir de, depuis, après, au moins, au minimum, minimum de, supérieur à, sup à, dès, au dessus de, dessus de,
    vanaf, bo, oor, meer as, ten minste,
    أكثر من, كثر من, كتر من, ابتداء من, ابتداءا من, انطلاقا من, من, منذ, بعد, فوق, على الأقل, كحد أدنى,
    kter men, ktar men, ktar mn, kter mn, bda men, mn, men, fo9, foq, mour,
    ngaphezu, ngaphezu kuka, ngaphezu kwe, engaphezu, engaphezu kuka, engaphezu kwe, ngaphezulu, ngaphezulu kwe, ngaphezulu kuka, engaphezulu, engaphezulu kwe, kusuka, kusuka ku, kusukela, kusukela ku, ukusuka, ukusuka ku, ukusukela, okungenani, ngemuva kuka,
    hejuru ya, iri hejuru ya, ziri hejuru ya, irenze, irengeje, zirenze, kuva, kuva kuri, kuva ku, kuva mu, kuva mu mwaka wa, guhera, guhera kuri, guhera ku, guhera mu, guhera mu mwaka wa, nyuma ya, nibura, byibuze, itari munsi ya, zitari munsi ya,
    lu ëpp, lou eupp, lou epp, bu ëpp, lu weesu, lou wessou, li dale, dalee, dale, ci kaw`,
  ],
  [
    'about',
    `around, about, circa, approx, approximately, roughly, like, environ, autour de, aux alentours de, alentours de, vers, plus ou moins, dans les, à peu près, ongeveer, omtrent,
    حوالي, بحوالي, حوالى, تقريبا, حدود, في حدود, ف حدود, شي, ta9riban, taqriban, chi, 7awali,
    cishe, malunga ne, malunga no, malunga, nka, hafi`,
  ],
  ['older', `older than, ouer as, plus vieux que, plus ancien que`],
  [
    'newer',
    `newer than, not older than, no older than, younger than, nie ouer as, jonger as, plus récent que, plus récente que, pas plus vieux que, pas plus vieille que, pas plus ancienne que`,
  ],
  [
    'price',
    `budget, mini budget, petit budget, budget de, budget of, budget max, budget maximum, budget maxi, budget is, my budget is, mon budget est de, mon budget c'est, d'un budget de, avec un budget de, my budget, price, price max, max price, price range, prix, prix max, prix maxi, prix maximum, au prix de, prix de, coûtant, costing, cost, i have, i've got, have, j'ai, avec, with, prys,
    ميزانية, الميزانية, ميزانيتي, بثمن, ثمن, الثمن, بسعر, سعر, السعر, عندي, taman, lmizaniya, mizaniya, budget dyali, 3ndi, 3andi, 3endi, flous,
    isabelomali, nginemali, nginemali engu, ngino, ndine, ndinemali, intengo, inani, ixabiso, igiciro, ku giciro cya, ku giciro, amafaranga, mfite, njëg, njëgu, ndieug, xaalis`,
  ],
  ['at', `at, for, à, a, pour, ب, bi, b, nge, ngo, kwa, ku, kuri, ci, vir, teen`],
  [
    'monthly',
    `monthly, instalment, instalments, installment, installments, premium, mensualité, mensualités, mensualité de, mensualité max, traite, traite de, قسط, قسط شهري, traita, ndibhatala, ngikhokha`,
  ],
  [
    'between',
    `between, entre, بين, ما بين, bin, ma bin, mabin, tussen, phakathi, phakathi kuka, phakathi kwe, phakathi ko, hagati ya, iri hagati ya, ziri hagati ya, diggante, digante, ci diggante`,
  ],
  [
    'of',
    `de, d, of, is, the, la, dyal, dial, ديال, هو, هي, 'n, year, model, année, modèle, de l'année, موديل, سنة, عام, عمرها, عمرو, modil, so,
    ya, y, yo, yo mu, za, z, zo, kwa, kwe, kwama, kwezi, kuka, ka, ka-, i, e, no, ne, nga, engu, ezingu, angu, angama, angama, emi, ezi, ezisi, eziyi, ngu, yango, yonyaka ka, yonyaka,
    umwaka, mwaka, umwaka wa, mwaka wa, mu mwaka wa, mu mwaka, mu, ya mwaka, atum, atu, at`,
  ],
])

/** Words between the two ends of a span; `and` needs a word before both, such as "between". */
export const joinAt = /* @__PURE__ */ phraseTable<'to' | 'and'>([
  [
    'to',
    `to, up to, à, a, till, until, jusqu'à, jusque, jusqu, jusqu'en, au, الى, إلى, ل, حتى, حتى ل, l, hta l, 7ta l, 7tal, kuya, kuya ku, ukuya, ukuya ku, kugeza, kugeza kuri, kugeza ku, kugeza mu, ba, tot`,
  ],
  ['and', `and, et, و, w, o, u, wa, no, ne, kunye, na, n, ak, en`],
])

/** Words after a number. */
export const tailAt = /* @__PURE__ */ phraseTable<'max' | 'min'>([
  [
    'max',
    `max, maxi, maximum, maks, or less, or under, and under, and less, and below, or below, and older, or older, or cheaper, et moins, ou moins, au plus, au maximum, grand maximum, tops, of minder, ou plus ancien,
    أو أقل, كحد أقصى, كأقصى حد, فما أقل, على الأكثر, w 9al, ntarengwa, kumanura, noma ngaphansi, okanye ngaphantsi, nangaphansi, nangaphantsi`,
  ],
  [
    'min',
    `min, minimum, or more, or newer, or above, and up, and above, and newer, and more, or later, onwards, upwards, up, et plus, ou plus, et après, et plus récent, ou plus récent, et plus récente, ou plus récente, au moins, of meer, en meer, en nuwer, of nuwer,
    فما فوق, وما فوق, فأكثر, وأكثر, أو أكثر, كحد أدنى, لفوق, والفوق, و الفوق, wlfo9, w lfo9, lfo9, l fo9, o lfo9, w ktar, o kter, nangaphezulu, noma ngaphezulu, okanye ngaphezulu, kuya phezulu, kuzamura`,
  ],
])

/** Words that make an amount one of each month. */
export const monthAt = /* @__PURE__ */ phraseTable<true>([
  [
    true,
    `month, mois, mo, per month, a month, each month, every month, monthly, pm, p m, pcm, pmt, x pm, per maand, 'n maand, par mois, par moi, le mois, chaque mois, au mois, mensuel, mensuels, mensuelle, mensuellement, de mensualité,
    شهريا, شهر, في الشهر, ف الشهر, للشهر, كل شهر, الشهر, بالشهر, فالشهر, f chhar, fchhar, f chher, fchher, f ch har, f shhar, kol chhar, chhar,
    ngenyanga, inyanga ngayinye, ku kwezi, buri kwezi, mu kwezi, ci weer wi, weer wi, weer wu nekk, wer wou nekk, wer wi`,
  ],
])

/** Thousands, millions, and half of the unit before. Some languages say the thousand or million before its number. */
export const scaleAt = /* @__PURE__ */ phraseTable<Scale>([
  [
    { factor: 'thousand', isFirst: false },
    `${THOUSANDS}, grand, milles, mil, thousand, thousands, duisend, آلاف, ألاف, الآف, alf, alef, alaf`,
  ],
  [
    { factor: 'thousand', isFirst: true },
    `ibihumbi, igihumbi, inkulungwane, izinkulungwane, kwezinkulungwane, iwaka, amawaka, kwamawaka`,
  ],
  [
    { factor: 'million', isFirst: false },
    `m, million, millions, milion, milions, millon, millons, mio, mill, mln, mn, miljoen, مليون, ملايين, ملاين, مليونا, دالملاين, د الملاين, milyon, mlyoun, mlyon, melyoun, melyon, mlayn, mlayen, dlmlayen, d lmlayen, milyoŋ, miliyoŋ, miliyon`,
  ],
  [{ factor: 'million', isFirst: true }, `miliyoni, miriyoni, izigidi, isigidi, kwesigidi`],
  [
    { factor: 'half', isFirst: false },
    `et demi, et demie, and a half, ونص, ونصف, و نص, و نصف, w nos, w ness, o nos, n'igice, ak genn wàll`,
  ],
])

export type Scale = {
  factor: 'thousand' | 'million' | 'half'
  /** Whether it stands before its number. */ isFirst: boolean
}

/** Words before a number of kilometres or of years of age, in languages that put the unit first. */
export const measureBefore = /* @__PURE__ */ phraseTable<'km' | 'age'>([
  ['km', `km, ibirometero, ibilometero, kilometero, y'ibirometero, amakhilomitha, iikhilomitha`],
  ['age', `imyaka, y'imyaka, iminyaka, kweminyaka`],
])

/** Kilometres, and years of age. */
export const measureAt = /* @__PURE__ */ phraseTable<'km' | 'age'>([
  [
    'km',
    `${KILOMETRES}, kilometer, kilometers, on the clock, au compteur, km au compteur, كيلو متر, كيلو, kilo, kilomet, amakhilomitha, ikhilomitha, iikhilomitha, ibirometero, ibilometero, kilometero`,
  ],
  [
    'age',
    `ans, an, year old, years old, yr old, yrs old, yrs, years, yr, سنوات, سنة, سنين, عام, أعوام, snin, 3am, 3wam, iminyaka, kweminyaka, imyaka, y'imyaka, jaar, jaar oud, at`,
  ],
])

/** Numbers in words, as far as people type them. */
export const numberWordAt = /* @__PURE__ */ phraseTable<number>([
  [1, `un, une, one, واحد, wa7d, benn, imwe`],
  [2, `deux, two, جوج, زوج, اثنان, juj, jouj, ñaar, ñaari, niar, niari, ebyiri`],
  [3, `trois, three, ثلاثة, تلاتة, ثلاث, tlata, ñett, ñetti, niett, nietti, eshatu`],
  [4, `quatre, four, أربعة, ربعة, اربع, rb3a, reb3a, ñent, ñenti, nient, nienti, enye`],
  [5, `cinq, five, خمسة, خمس, بخمسة, khamsa, juróom, diouroom, juroom, eshanu`],
  [6, `six, ستة, ست, stta, juróom benn, esheshatu`],
  [7, `sept, seven, سبعة, سبع, sb3a, juróom ñaar, zirindwi`],
  [8, `huit, eight, ثمانية, تمنية, tmnya, juróom ñett, umunani`],
  [9, `neuf, nine, تسعة, ts3oud, juróom ñent, icyenda`],
  [10, `dix, ten, عشرة, 3achra, fukk, fukki, fouk, fouki, icumi`],
  [12, `douze, twelve, cumi n'ebyiri`],
  [15, `quinze, fifteen, cumi n'eshanu`],
  [20, `vingt, twenty, عشرين, ñaar fukk, ñaar fukki, niar fouki, makumyabiri`],
  [30, `trente, thirty, mirongo itatu`],
  [40, `quarante, forty, mirongo ine`],
  [50, `cinquante, fifty, mirongo itanu`],
  [100, `cent, hundred, a hundred, one hundred, téeméer, téeméeri, temer, temeri`],
  [200, `deux cent, deux cents, two hundred`],
  [300, `trois cent, trois cents, three hundred`],
  [400, `quatre cent, quatre cents, four hundred`],
  [500, `cinq cent, cinq cents, five hundred`],
  [600, `six cent, six cents, six hundred`],
  [700, `sept cent, sept cents, seven hundred`],
  [800, `huit cent, huit cents, eight hundred`],
  [900, `neuf cent, neuf cents, nine hundred`],
])
