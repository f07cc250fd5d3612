/** Other names of regions, by the name that their cities carry. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Abidjan: 'Abj, Babi, Abidjan ville, أبيدجان',
    Dakar: 'Ndakaaru, Ndakarou, Dakar ville, région de Dakar, داكار',
    Kigali: 'Kigali City, Umujyi wa Kigali, i Kigali, mu Kigali, Kgl',
    'Southern Province': 'South, Southern, Sud, Province du Sud, Amajyepfo, Intara y’Amajyepfo',
    'Northern Province': 'North, Northern, Nord, Province du Nord, Amajyaruguru, Intara y’Amajyaruguru',
    'Western Province':
      'West, Western, Ouest, Province de l’Ouest, Iburengerazuba, Uburengerazuba, Intara y’Iburengerazuba',
    'Eastern Province': 'East, Eastern, Province de l’Est, Iburasirazuba, Uburasirazuba, Intara y’Iburasirazuba',
    Gauteng: 'GP, Gauteng Province, eGauteng, iGauteng, Rhawutini, eRhawutini, East Rand, West Rand',
    'Western Cape': 'WC, Wes-Kaap, Ntshona Koloni, eNtshona Koloni, Ntshonalanga Kapa, Cap-Occidental',
    'KwaZulu-Natal': 'KZN, KwaZulu Natal, Natal, KwaZulu, KwaZulu-Natali, iKwaZulu-Natal',
    'Eastern Cape': 'EC, Oos-Kaap, Mpuma Koloni, eMpuma Koloni, Mpumalanga Kapa',
    'Free State': 'FS, Vrystaat, Freestate, Freyistata, eFree State',
    Mpumalanga: 'MP, eMpumalanga, iMpumalanga',
    Limpopo: 'LP, eLimpopo, iLimpopo',
    'Northern Cape': 'NC, Noord-Kaap, Mntla Koloni, eMntla Koloni, Nyakatho Kapa',
    'North West': 'NW, Northwest, Noordwes, North West Province, eNyakatho Ntshonalanga, Mntla Ntshona',
    Morocco: 'Maroc, المغرب',
    'Ivory Coast': "Côte d'Ivoire, Cote d'Ivoire, RCI",
    'South Africa': 'Afrique du Sud, RSA, Mzansi',
    Rwanda: 'Ruanda',
    Senegal: 'Sénégal',
    'Casablanca-Settat': 'Grand Casablanca, Casablanca Settat, الدار البيضاء سطات',
    'Rabat-Salé-Kénitra': 'Rabat Salé, Rabat Kénitra, الرباط سلا القنيطرة',
    'Tanger-Tétouan-Al Hoceïma': 'Tanger Tétouan, طنجة تطوان الحسيمة, Rif, الريف',
    'Fès-Meknès': 'Fès Meknès, فاس مكناس',
    'Marrakech-Safi': 'مراكش آسفي',
    'Béni Mellal-Khénifra': 'Tadla, بني ملال خنيفرة',
    'Souss-Massa': 'Souss, سوس, سوس ماسة',
    Oriental: "L'Oriental, الشرق, جهة الشرق",
    'Laâyoune-Sakia El Hamra': 'Sahara, العيون الساقية الحمراء',
  }),
)

/** The names of a region: its own and the others that people use. */
export function regionNames(region: string): string[] {
  return [region, ...(OTHER_NAMES.get(region) ?? '').split(',').map((name) => name.trim())].filter(
    (name) => name !== '',
  )
}
