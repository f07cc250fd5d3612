/** A make of cars. */
export type BrandFact = {
  id: string
  name: string
  /** Other spellings that a search must find, Arabic among them. */
  aliases: string[]
  /** World manufacturer identifier: the first three characters of its VINs. */
  wmi: string
  /** Whose paint names it uses. */
  paints: 'french' | 'german' | 'japanese' | 'korean' | 'american' | 'chinese'
  /** How slowly its cars lose value in Africa; 1 is the middle. */
  valueRetention: number
}

const brand = (
  id: string,
  name: string,
  aliases: string,
  wmi: string,
  paints: BrandFact['paints'],
  valueRetention: number,
): BrandFact => ({ id, name, aliases: aliases.split(', '), wmi, paints, valueRetention })

/** Every make in the stock, by name. */
export const brandFacts: readonly BrandFact[] = [
  brand('audi', 'Audi', 'أودي, اودي', 'WAU', 'german', 0.9),
  brand('bmw', 'BMW', 'Béhème, بي إم دبليو, بي ام دبليو, BM, Beemer, Bimmer', 'WBA', 'german', 0.9),
  brand('byd', 'BYD', 'Build Your Dreams, بي واي دي', 'LGX', 'chinese', 0.85),
  brand('chery', 'Chery', 'شيري', 'LVV', 'chinese', 0.85),
  brand('chevrolet', 'Chevrolet', 'Chevy, شيفروليه, شفروليه, Chev', '2GN', 'american', 0.88),
  brand('citroen', 'Citroën', 'Citroen, ستروين, سيتروين', 'VF7', 'french', 0.92),
  brand('dacia', 'Dacia', 'داسيا, داتشيا', 'UU1', 'french', 1.12),
  brand('fiat', 'Fiat', 'فيات, فياط', 'ZFA', 'french', 0.9),
  brand('ford', 'Ford', 'فورد', 'WF0', 'american', 0.95),
  brand('gwm', 'GWM', 'Great Wall, Great Wall Motors, جريت وول, غريت وول', 'LGW', 'chinese', 0.88),
  brand('haval', 'Haval', 'GWM Haval, هافال', 'LGW', 'chinese', 0.92),
  brand('honda', 'Honda', 'هوندا', 'JHM', 'japanese', 1.05),
  brand('hyundai', 'Hyundai', 'هيونداي, هيونداى, هيوندا, Hunday, Hundai, هونداي', 'KMH', 'korean', 1.02),
  brand('isuzu', 'Isuzu', 'إيسوزو, ايسوزو', 'ACV', 'japanese', 1.15),
  brand('jeep', 'Jeep', 'جيب', '1C4', 'american', 0.9),
  brand('kia', 'Kia', 'كيا', 'KNA', 'korean', 1.02),
  brand('land-rover', 'Land Rover', 'Range Rover, لاند روفر, رانج روفر', 'SAL', 'german', 0.82),
  brand('lexus', 'Lexus', 'لكزس, Rexus', 'JTJ', 'japanese', 1.12),
  brand('mazda', 'Mazda', 'مازدا', 'JMZ', 'japanese', 1),
  brand(
    'mercedes-benz',
    'Mercedes-Benz',
    'Mercedes, Benz, Merco, Merc, مرسيدس, مرسيدس بنز, Mersedes, مرسديس, ميرسيديس',
    'WDD',
    'german',
    0.93,
  ),
  brand('mg', 'MG', 'Morris Garages, إم جي, ام جي', 'LSJ', 'chinese', 0.85),
  brand('mini', 'MINI', 'Mini Cooper, ميني, ميني كوبر', 'WMW', 'german', 0.95),
  brand('mitsubishi', 'Mitsubishi', 'ميتسوبيشي, متسوبيشي', 'JMB', 'japanese', 1.05),
  brand('nissan', 'Nissan', 'Datsun, نيسان', 'SJN', 'japanese', 0.98),
  brand('opel', 'Opel', 'Vauxhall, أوبل, اوبل', 'W0L', 'german', 0.9),
  brand('peugeot', 'Peugeot', 'بيجو, بوجو, Pijo, Bijo, Peujot', 'VF3', 'french', 0.95),
  brand('porsche', 'Porsche', 'بورش', 'WP1', 'german', 1),
  brand('renault', 'Renault', 'رونو, رينو, Reno, Rono', 'VF1', 'french', 0.96),
  brand('seat', 'Seat', 'سيات', 'VSS', 'german', 0.96),
  brand('skoda', 'Škoda', 'Skoda, سكودا', 'TMB', 'german', 1),
  brand('subaru', 'Subaru', 'سوبارو', 'JF1', 'japanese', 0.98),
  brand('suzuki', 'Suzuki', 'سوزوكي', 'TSM', 'japanese', 1.08),
  brand('toyota', 'Toyota', 'تويوتا, طويوطا', 'JTD', 'japanese', 1.25),
  brand('volkswagen', 'Volkswagen', 'VW, Volks, فولكس فاجن, فولكسفاغن, فولزفاكن', 'WVW', 'german', 1),
  brand('volvo', 'Volvo', 'فولفو', 'YV1', 'german', 0.88),
]

const byId = new Map(brandFacts.map((fact) => [fact.id, fact]))

/** The make with this id. Throws when there is none. */
export function brandFact(id: string): BrandFact {
  const fact = byId.get(id)
  if (!fact) throw new Error(`No such brand: ${id}`)
  return fact
}
