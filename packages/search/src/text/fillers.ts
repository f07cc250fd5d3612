import type { TextEntry } from './text-entry.ts'

/** Words and phrases by language that do not narrow a result, and do not count as unknown. */
const FILLERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: `
    car, cars, vehicle, vehicles, wheels, the, a, an, of, in, at, for, with, and, or, to, from, on, by, is, are, am, it, this, that, my, me, i, im, you, we, who, has, have, had, any, some, all, one, only, very, really, so, can, could, do, does, if, not, what, which, where, please, pls, plz, hi, hello, hey, thanks, thank you, good morning, good evening, good afternoon, morning, man, many, cheep, chep, boss, still, between,
    sale, sales, for sale, for sell, on sale, to sale, car sale, car sales, cars sale, cars for sale, buy, to buy, buying, can i buy, purchase, sell, selling, want, i want, want to buy, i want to buy, i need, need, needs, needed, looking, looking for, i am looking for, im looking for, looking to buy, search, searching, find, show me, get, get me, help me, spend, to spend, pay, i can pay,
    price, prices, price of, priced, price list, price range, range of, budget, how much, how much is, how much for, cost, costs, cash, neg, negotiable, ono, cheap, cheaper, cheapest, affordable, low price, low budget, best price, good price, best, deal, deals, best deal, good deal, special, specials, bargain, available, availability, near, near me, around me, in my area, online, today, now, urgent, nice, good, sure, great, beautiful, small, big,
    year, years, model, models, make, made in, brand, type, kind, colour, color, gearbox, transmission, engine of, mileage, seats, doors, people, city, uses, using`,
    fr: `
    voiture, voitures, véhicule, véhicules, automobile, automobiles, bagnole, caisse, vente auto, achat auto, vente autos, autos, auto à vendre, autos à vendre, auto occasion à, un, une, des, de, du, d, le, la, les, l, en, à, a, au, aux, dans, pour, avec, et, ou, ou bien, sur, par, chez, qui, que, quoi, est, es, c, ce, cet, cette, ça, sa, son, il, elle, on, nous, suis, je, j, ai, as, y, ya, y a, il y a, moi, mon, ma, mes, vous, très, bien, déjà, comme, toute, toutes, tous, tout, toutes les, svp, stp, s'il vous plaît, s'il te plaît, bonjour, bjr, bonsoir, bsr, salut, slt, cc, merci, mrc, chef, patron, on dit quoi, la famille, fait,
    y a t il, avez vous, vous avez, est ce que, est ce que vous avez, à vendre, vendre, vend, vends, vente, en vente, achat, acheter, achète, je cherche, je recherche, à la recherche, cherche, recherche, je veux, je veux acheter, je voudrais, j'aimerais, veux, voudrais, besoin, besoin de, besoin d'une, il me faut, trouver, annonce, annonces, vente express,
    prix, prix mini, mini prix, à mini prix, tarif, budget, combien, combien coûte, coûte, ça coûte combien, c'est combien, à combien, c'est comment, peu d'argent, entre, pas cher, pas chère, pas chers, pas chères, moins cher, moins chère, la moins chère, bon marché, bonne affaire, bonnes affaires, bon prix, à bon prix, petit prix, petits prix, bas prix, meilleur prix, dernier prix, prix abordable, abordable, petit budget, prix à débattre, à débattre, négociable, discutable, à saisir, disponible, disponibles, dispo, urgent, urgence, en urgence, cause voyage, pour cause de voyage, près de moi, proche, petite, petit, belle, jolie, bonne, bon,
    année, an, modèle, marque, type, genre, couleur, boîte, vitesse, boîte de vitesse, kilométrage, moteur de, mise en circulation, mec, sortie en, places, portes, et environs, environs, aux environs de`,
    ar: `
    سيارة, سيارات, السيارة, السيارات, طوموبيل, طموبيل, طونوبيل, طونوبيلة, طوموبيلة, الطوموبيل, طوموبيلات, في, ف, من, مع, و, أو, على, عن, ل, ب, ديال, د, هاد, شي, واحد, واحدة, فيها, فيه, عندها, عندي, عندكم, عمرها, كاين, كاينة, واش, واش كاين, واش كاينة, انا, سلام, السلام عليكم, عافاك, عفاك, عافاكم, من فضلك, خويا, شكرا, للبيع, بيع, البيع, شراء, لشراء, نشري, باغي, بغيت, بغيت نشري, كنقلب, كنقلب على, أبحث, أبحث عن, أريد, أريد شراء, محتاج, ثمن, الثمن, أثمنة, سعر, أسعار, ميزانية, رخيصة, رخيص, رخاص, بثمن مناسب, ثمن مناسب, مناسب, نقية, نقي, مزيانة, مزيان, متوفرة, قريبة, موديل, سنة, نوع, ماركة, ماشية, قاطعة, سرعات, بعلبة, علبة, لون, لونها,
    tomobil, tonobil, tomobile, tomobila, tonobila, tomobilat, b8it, bghit, bghina, baghi, bghit nchri, brit, kan9leb, kan9leb 3la, kan9aleb 3la, kan9eleb 3la, kanqleb, kanqleb 3la, n9aleb, 3la, chi, wa7d, wahd, wahed, wa7da, dyal, dial, dyali, d, f, fi, b, l, mn, fin, fiha, fih, 3ndha, 3ndi, 3andi, lbi3, l bi3, lil bay3, lil bi3, lbay3, lilbay3, nchri, bach, taman, rkhisa, rkhis, rkhissa, mzyana, mzyan, b taman mzyan, n9iya, salam, salam 3likom, khoya, khouya, 3afak, afak, 3afakom, kayn, kayna, wach, wach kayn, wach kayna, modil, machya, dayra`,
    zu: `
    imoto, izimoto, i moto, ethengiswayo, ezithengiswayo, iyathengiswa, ithengiswa, ngifuna, ngifuna ukuthenga, ngibheka, ukuthenga, ngicela, ngidinga, nginemali, ngino, eshibhile, ezishibhile, eshibile, ezishibile, engabizi, ezingabizi, engabizi kakhulu, kakhulu, malini, intengo, inani, kukhona, sawubona, sanibonani, ngiyabonga, nge, e, i, yi, ye, ku, kwi, no, ne, na, nga, ka, yango, noma, entle, enhle, lapha, ene, enezihlalo, ezi, ikhona, iyatholakala`,
    xh: `
    imoto, iimoto, ethengiswayo, ezithengiswayo, ndifuna, ndifuna ukuthenga, ndikhangela, ukuthenga, ndicela, ndidinga, ndine, ndinemali, nceda, etshiphu, ezitshiphu, exabisa kancinci, exabiso liphantsi, ixabiso, malini, molo, molweni, enkosi, nge, e, i, ii, yi, ku, kwi, no, ne, na, ka, yango, okanye, entle, enezihlalo`,
    rw: `
    imodoka, modoka, imodoka ya, y, z, ry, cy, n, i, mu, ya, yo, yo mu, za, zo, wa, muri, ku, kuri, na, ni, cya, igurishwa, zigurishwa, iragurishwa, kugurisha, kugura, ndashaka, ndashaka kugura, nshaka, nkeneye, ndagura, mfite, mfasha, kubona, gushaka, ziri ku isoko, igiciro, ibiciro, igura, angahe, ni angahe, ihendutse, zihendutse, idahenze, zidahenze, ya make, make, bihendutse, nziza, nziza cyane, cyane, ku giciro cyiza, ifite, zifite, iri, ziri, ibara, ikoresha, zikoresha, inywa, yakozwe, yakozwe mu, ubu, mwiriwe, mwaramutse, muraho, murakoze, nyamuneka, cyangwa, umwaka, mwaka, mwaka wa, yagenze, hafi ya, hafi, akarere ka, umurenge wa, mu mujyi wa`,
    wo: `
    oto, otto, oto bi, oto yi, woto, daamar, jaay, jaaye, diay, diaye, bu ñuy jaay, buy jaay, bouy diay, yuy jaay, yi ñuy jaay, ñuy jaay, yuy, buy, jënd, diend, jend, maa ngi wut, mangi wout, mangui wout, damay wut, damay wout, wut, wout, damay, dama bëgg, dama beug, bëgg, bëgg naa, beug, beug naa, soxla, soxla naa, sokhla na, sokhla, dama soxla, am nga, am ngeen, am ngen, am naa, am, ndax, ndakh, fan, fann, fan laa mëna, fan lañuy jaaye, lañuy, ana, ñaata, ñaata la, niata, niata la, gnata, jar, diar, njëg, njëgu, ndieug, ndiegou, wax ma, wakh ma, bu yomb, bou yomb, yu yomb, yomb, lu gën a yomb, benn, benn oto, sama, suma, man, xarit, kharit, ci, thi, ca, fi, bu, bou, bi, yu, yi, lu, lou, li, ba, ak, la, naa, na, mu, ñu, salaamaalekum, salaam aleekum, salamaleikum, salam, nanga def, jërëjëf, dieuredieuf, baal ma, baax, bu baax, bu am, bou am, atum, atu, wala, walla`,
  }),
)

/** Of which languages people use words in a country beside those of its pages. */
const ALSO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ZA: `motor, motors, kar, karre, voertuig, voertuie, te koop, koop, ek soek, ek wil koop, soek, goedkoop, asb, asseblief, 'n, die, vir, met, naby, en, van, prys, winskopie, hallo, goeie môre, dankie, lekker, auto's, nie`,
  }),
)

/** Other names of the edition's country, which every car is in, besides the one on the pages. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    MA: 'Morocco, Maroc, au Maroc, prix au Maroc, المغرب, بالمغرب, فالمغرب, lmaghrib, lmghrib, maghrib',
    CI: "Côte d'Ivoire, Ivory Coast, cote divoire, RCI, CIV, en ci, 225, ivoirien, ivoirienne",
    ZA: 'South Africa, SA, RSA, Mzansi, eMzansi, Afrique du Sud, Ningizimu Afrika, eNingizimu Afrika, Mzantsi Afrika, eMzantsi Afrika, Suid-Afrika, southafrica',
    RW: 'Rwanda, u Rwanda, mu Rwanda, Ruanda',
    SN: 'Senegal, Sénégal, Senegaal, Sunugaal',
  }),
)

/**
 * Fillers in these languages, where every car is in `country` (ISO 3166), or in any where it is null. English and French
 * are used everywhere.
 */
export function fillersOf(languages: readonly string[], country: string | null): TextEntry {
  const used = new Set(['en', 'fr', ...languages])
  const words = [
    ...[...FILLERS].flatMap(([language, each]) => (used.has(language) ? [each] : [])),
    ALSO.get(country ?? '') ?? '',
    COUNTRIES.get(country ?? '') ?? '',
  ]
  return {
    kind: 'filler',
    value: '',
    names: words
      .join(',')
      .split(',')
      .map((name) => name.trim()),
  }
}
