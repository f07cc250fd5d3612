import type { Condition, Feature } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const CONDITION: Readonly<Record<Condition, string>> = {
  new: 'new, brand new, neuf, neuve, neufs, neuves, zéro km, 0 km, okusha, imoto entsha, gishya, imodoka nshya, bees, جديد, جديدة',
  used: 'used, second hand, secondhand, pre owned, preowned, occasion, okazion, isetshenzisiwe, esetshenzisiwe, isetyenzisiwe, yakoreshejwe, imodoka zakoze, okaasiyoŋ, مستعمل, مستعملة, أوكازيون',
  imported:
    'imported, import, importé, importée, venant, véhicule venant, venante, france au revoir, au revoir france, evela phesheya, yatumijwe, jóge bitim réew, مستورد, مستوردة',
  excellent:
    'excellent, excellent condition, excellent état, comme neuf, comme neuve, like new, igqwesile, nziza cyane, baax lool, ممتاز, ممتازة, حالة ممتازة',
  good: 'good condition, bon état, très bon état, حالة جيدة',
  average:
    'average, average condition, moyen, état moyen, siphakathi nendawo, iphakathi, iringaniye, diggu dóomu, متوسط, متوسطة',
  damaged:
    'damaged, accident damaged, endommagé, endommagée, accidenté, accidentée, ilimele, yonakele, yangiritse, yàqu, متضرر, متضررة',
}

const FEATURE: Readonly<Record<Feature, string>> = {
  speedRegulator: 'cruise control, cruise, speed regulator, régulateur, régulateur de vitesse, مثبت السرعة',
  airConditioning:
    'air conditioning, air con, aircon, air conditioner, ac, clim, climatisation, climatisée, climatisé, icyuma gikonjesha, kilimatisër, مكيف, تكييف, كليماتيزور',
  sequentialGearshift: 'paddle shift, paddle shifters, palettes au volant, sequential gearshift',
  cdPlayer: 'cd, cd player, lecteur cd',
  reversingCamera:
    'reversing camera, reverse camera, rear camera, backup camera, camera, caméra de recul, كاميرا, كاميرا الرجوع',
  gpsNavigation: 'gps, navigation, sat nav, satnav, جي بي إس, ملاحة',
  parkAssist:
    'park assist, parking sensors, parking assist, pdc, radar de recul, radars de recul, aide au stationnement',
  startStop: 'start stop, stop start, stop and start',
  airbag: 'airbag, airbags, وسائد هوائية',
  abs: 'abs',
  onBoardComputer: 'on board computer, trip computer, ordinateur de bord',
  rims: 'rims, alloys, alloy wheels, mags, jantes, jantes alu, jantes alliage, jante, جنوط',
  sunroof:
    'sunroof, sun roof, panoramic roof, moonroof, toit ouvrant, toit panoramique, toit pano, فتحة سقف, سقف بانورامي',
  electricMirrors: 'electric mirrors, rétroviseurs électriques, rétros électriques, مرايا كهربائية',
  bluetooth: 'bluetooth, بلوتوث',
}

/** Conditions and features. */
export const CONDITION_AND_FEATURE_WORDS: readonly TextEntry[] = [
  ...entriesOf('condition', CONDITION),
  ...entriesOf('feature', FEATURE),
]
