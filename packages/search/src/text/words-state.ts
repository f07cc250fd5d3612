import type { Condition, Feature } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const CONDITION: Readonly<Record<Condition, string>> = {
  new: 'new, brand new, neuf, neuve, neufs, neuves, zéro km, 0 km, okusha, imoto entsha, gishya, imodoka nshya, bees, جديد, جديدة, الجديد, الجديدة, jdida, jdid, nuut, nuwe, splinternuwe, entsha, ezintsha, nshya, inshya, itarakoreshwa, bu bees, bou bess, bess, tout neuf, flambant neuf, zero kilometre',
  used: 'used, auto d’occasion, autos d’occasion, auto occasion, voiture d’occasion, second hand, secondhand, pre owned, preowned, occasion, okazion, isetshenzisiwe, esetshenzisiwe, isetyenzisiwe, yakoreshejwe, imodoka zakoze, okaasiyoŋ, مستعمل, مستعملة, أوكازيون, d’occasion, occasions, occaz, occas, seconde main, deuxième main, 2e main, 2ème main, usagé, usagée, bonne occasion, 2nd hand, fairly used, esetyenzisiweyo, ezisetyenzisiweyo, ezisetshenzisiwe, zakoreshejwe, tweedehands, tweedehandse, gebruik, gebruikte, mosta3mala, mosta3mal, ousta3mala',
  imported:
    'imported, import, importé, importée, venant, véhicule venant, venante, france au revoir, au revoir france, evela phesheya, yatumijwe, jóge bitim réew, مستورد, مستوردة, importés, importées, venant d’Europe, venant de France, venu de France, venue d’Europe, venue de France, grey import, jap import',
  excellent:
    'excellent, excellent condition, excellent état, comme neuf, comme neuve, like new, igqwesile, nziza cyane, baax lool, ممتاز, ممتازة, حالة ممتازة, état impeccable, impeccable, mint, immaculate',
  good: 'good condition, in good condition, bon état, en bon état, très bon état, bien entretenu, bien entretenue, propre, très propre, clean, goeie toestand, esesimweni esihle, ekwimeko entle, imeze neza, بحالة جيدة, حالة جيدة',
  average:
    'average, average condition, moyen, état moyen, siphakathi nendawo, iphakathi, iringaniye, diggu dóomu, متوسط, متوسطة',
  damaged:
    'damaged, accident damaged, endommagé, endommagée, accidenté, accidentée, ilimele, yonakele, yangiritse, yàqu, متضرر, متضررة, gâté, gâtée, gâtés, moteur gâté, en panne, pour pièces, à réparer, accidentés, crashed, salvage, non runner, beskadig, beskadigde, ephukile, bu yàqu, bou yakhou, مكسيدية, معطوبة, mksidya',
}

const FEATURE: Readonly<Record<Feature, string>> = {
  speedRegulator: 'cruise control, cruise, speed regulator, régulateur, régulateur de vitesse, مثبت السرعة',
  airConditioning:
    'air conditioning, air con, aircon, air conditioner, ac, clim, climatisation, climatisée, climatisé, icyuma gikonjesha, kilimatisër, مكيف, تكييف, كليماتيزور, climatisés, climatiseur, a/c, lugreëling, lugversorging, المكيف, مكيفة, كليم',
  sequentialGearshift: 'paddle shift, paddle shifters, palettes au volant, sequential gearshift',
  cdPlayer: 'cd, cd player, lecteur cd',
  reversingCamera:
    'reversing camera, reverse camera, rear camera, backup camera, camera, caméra de recul, كاميرا, كاميرا الرجوع, camera y’inyuma, kamera y’inyuma, trukamera, كاميرا خلفية',
  gpsNavigation: 'gps, navigation, sat nav, satnav, جي بي إس, ملاحة',
  parkAssist:
    'park assist, parking sensors, parking assist, pdc, radar de recul, radars de recul, aide au stationnement, radar recul, park distance control',
  startStop: 'start stop, stop start, stop and start',
  airbag: 'airbag, airbags, وسائد هوائية',
  abs: 'abs',
  onBoardComputer: 'on board computer, trip computer, ordinateur de bord',
  rims: 'rims, alloys, alloy wheels, mags, jantes, jantes alu, jantes alliage, jante, جنوط, mag wheels, jantes aluminium',
  sunroof:
    'sunroof, sun roof, panoramic roof, moonroof, toit ouvrant, toit panoramique, toit pano, فتحة سقف, سقف بانورامي, sondak',
  electricMirrors: 'electric mirrors, rétroviseurs électriques, rétros électriques, مرايا كهربائية, power mirrors',
  bluetooth: 'bluetooth, بلوتوث',
}

/** Conditions and features. */
export const CONDITION_AND_FEATURE_WORDS: readonly TextEntry[] = [
  ...entriesOf('condition', CONDITION),
  ...entriesOf('feature', FEATURE),
]
