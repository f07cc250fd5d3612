import type { Drivetrain, FuelType, Transmission } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const FUEL: Readonly<Record<FuelType, string>> = {
  petrol:
    'petrol, gasoline, unleaded, essence, lisansi, uphethiloli, ipetroli, esãas, esaas, بنزين, إيسانس, ايسانس, ليسانس, lisans, lissans, lisanse, essans, essance, sans plomb, moteur essence, esanse, essanse, esansi, ess, kaphethiloli, ipetroli, petroli',
  diesel:
    'diesel, gasoil, gazoil, gas oil, gazole, mazout, mazutu, udizili, idizili, gaasuwaal, ديزل, ديازال, كازوال, مازوط, غازوال, مازوت, دييزل, mazot, lmazot, gasoile, gazoile, gas-oil, gaz-oil, moteur diesel, dizel, disel, deisel, kadizili, yedizili',
  hybrid:
    'hybrid, hybride, hev, full hybrid, i-hybrid, ibrid, هجينة, هجين, هايبرد, إيبريد, hibried, هيبريد, amashanyarazi na lisansi',
  phev: 'phev, plug-in hybrid, plug in, plugin, hybride rechargeable, rechargeable, hybride icomekwa, i-hybrid eshajwayo, i-hybrid etshajwayo, هجينة قابلة للشحن, قابلة للشحن',
  ev: 'ev, bev, electric, electric car, électrique, voiture électrique, ugesi, imoto kagesi, umbane, imoto yombane, amashanyarazi, kuraŋ, كهربائية, كهربائي, elektries, elektriese, y’amashanyarazi, z’amashanyarazi',
  other: 'lpg, gpl, cng, gnv, غاز, gaz, autogas',
}

const GEARBOX: Readonly<Record<Transmission, string>> = {
  manual:
    'manual, manual gearbox, stick shift, manuelle, manuel, boîte manuelle, boite mécanique, bvm, i-manual, manuwel, يدوية, يدوي, مانويل, مانيال, vitesse manuelle, handrat, manyel, مانييل, علبة سرعات يدوية, بعلبة سرعات يدوية, boîte vitesse manuelle, stick',
  automatic:
    'automatic, automatic gearbox, auto, autos, automatique, boîte auto, boîte automatique, bva, dsg, cvt, i-automatic, otomatig, أوتوماتيك, أوتوماتيكية, أوتوماتيكي, اتوماتيك, أوطوماتيك, أوطوماتيكية, vitesse automatique, outomaties, outomatiese, outo, otomatik, automatik, otomatike, tiptronic, اوتوماتيكية',
  sequential:
    'sequential, sequential gearbox, séquentielle, séquentiel, boîte séquentielle, i-sequential, sekãsiyel, تتابعية, تتابعي',
}

const DRIVETRAIN: Readonly<Record<Drivetrain, string>> = {
  front:
    'front wheel drive, front-wheel drive, fwd, 2wd, traction, traction avant, roues avant motrices, amasondo angaphambili, amavili angaphambili, amapine y’imbere, ruu yu kanam, دفع أمامي, الدفع الأمامي, أمامية الدفع',
  rear: 'rear wheel drive, rear-wheel drive, rwd, 2wd, propulsion, roues arrière motrices, amasondo angemuva, amavili angasemva, amapine y’inyuma, ruu yu gannaaw, دفع خلفي, الدفع الخلفي, خلفية الدفع',
  all: '4x4, 4 x 4, 4*4, 4 fois 4, viertrek, 4wd, awd, four wheel drive, 4 wheel drive, all wheel drive, all-wheel drive, quatre roues motrices, 4 roues motrices, transmission intégrale, traction intégrale, quattro, 4matic, xdrive, 4motion, amasondo amane, amavili amane, amapine ane, ñeenti ruu, دفع رباعي, الدفع الرباعي, رباعية الدفع, رباعي الدفع',
}

/** Fuels, gearboxes and driven wheels. */
export const DRIVE_WORDS: readonly TextEntry[] = [
  ...entriesOf('fuelType', FUEL),
  ...entriesOf('transmission', GEARBOX),
  ...entriesOf('drivetrain', DRIVETRAIN),
]
