import type { FuelType, Transmission } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const FUEL: Readonly<Record<FuelType, string>> = {
  petrol: 'petrol, gasoline, unleaded, essence, lisansi, uphethiloli, ipetroli, esãas, esaas, بنزين, إيسانس, ايسانس',
  diesel:
    'diesel, gasoil, gazoil, gas oil, gazole, mazout, mazutu, udizili, idizili, gaasuwaal, ديزل, ديازال, كازوال, مازوط',
  hybrid: 'hybrid, hybride, hev, full hybrid, i-hybrid, ibrid, هجينة, هجين, هايبرد, إيبريد',
  phev: 'phev, plug-in hybrid, plug in, plugin, hybride rechargeable, rechargeable, hybride icomekwa, i-hybrid eshajwayo, i-hybrid etshajwayo, هجينة قابلة للشحن, قابلة للشحن',
  ev: 'ev, bev, electric, electric car, électrique, voiture électrique, ugesi, imoto kagesi, umbane, imoto yombane, amashanyarazi, kuraŋ, كهربائية, كهربائي',
  other: 'lpg, gpl, cng, gnv, غاز',
}

const GEARBOX: Readonly<Record<Transmission, string>> = {
  manual:
    'manual, manual gearbox, stick shift, manuelle, manuel, boîte manuelle, boite mécanique, bvm, i-manual, manuwel, يدوية, يدوي, مانويل, مانيال',
  automatic:
    'automatic, automatic gearbox, auto, autos, automatique, boîte auto, boîte automatique, bva, dsg, cvt, i-automatic, otomatig, أوتوماتيك, أوتوماتيكية, أوتوماتيكي, اتوماتيك, أوطوماتيك, أوطوماتيكية',
  sequential:
    'sequential, sequential gearbox, séquentielle, séquentiel, boîte séquentielle, i-sequential, sekãsiyel, تتابعية, تتابعي',
}

/** Fuels and gearboxes. */
export const GEARBOX_AND_FUEL_WORDS: readonly TextEntry[] = [
  ...entriesOf('fuelType', FUEL),
  ...entriesOf('transmission', GEARBOX),
]
