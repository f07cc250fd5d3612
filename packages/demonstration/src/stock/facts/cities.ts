import type { Demonstrated } from '../../demonstrated.ts'

/** A place where cars are shown, as an edition spells it. */
export type CityFact = {
  /** Slug, unique within the edition. */
  id: string
  name: string
  /** Other spellings that a search must find, Arabic among them. */
  aliases: string[]
  /** How many of the edition's cars stand there, against its other cities. */
  weight: number
  /** Province, or the city that a commune belongs to; null where the country does without. */
  region: string | null
}

/** Rows of `id; name; weight; region; aliases`. */
function cityTable(table: string): CityFact[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', name = '', weight, region = '', aliases = ''] = row.split(';').map((part) => part.trim())
      const others = aliases.split(',').map((alias) => alias.trim())
      return {
        id,
        name,
        weight: Number(weight),
        region: region || null,
        aliases: others.filter((alias) => alias !== ''),
      }
    })
}

/** The cities of each edition (P-58). The neutral edition has one main city of each country. */
export const cityFacts: Readonly<Record<Demonstrated, readonly CityFact[]>> = {
  ma: cityTable(`
casablanca; Casablanca; 30; Casablanca-Settat; Casa, Dar el Beida, الدار البيضاء, كازا, Casa Blanca, Kaza, Lcasa, Dar Beida, Dar Bida, كازابلانكا
rabat; Rabat; 13; Rabat-Salé-Kénitra; الرباط, Rbat
sale; Salé; 6; Rabat-Salé-Kénitra; Sale, سلا, Sla
marrakech; Marrakech; 11; Marrakech-Safi; Marrakesh, مراكش, Kech, Mrrakch, Mrakch
fes; Fès; 8; Fès-Meknès; Fes, Fez, فاس, Fas
tanger; Tanger; 9; Tanger-Tétouan-Al Hoceïma; Tangier, طنجة, Tanja, Tanjah
agadir; Agadir; 7; Souss-Massa; أكادير, اكادير, أݣادير, أغادير
meknes; Meknès; 5; Fès-Meknès; Meknes, مكناس, Meknas, Mknas
oujda; Oujda; 4; Oriental; وجدة, Wjda, Oujdah
kenitra; Kénitra; 5; Rabat-Salé-Kénitra; Kenitra, القنيطرة, 9nitra, Qnitra, Knitra
tetouan; Tétouan; 3; Tanger-Tétouan-Al Hoceïma; Tetouan, تطوان, Tetwan, Titwan
temara; Temara; 4; Rabat-Salé-Kénitra; Témara, تمارة, Tmara
mohammedia; Mohammedia; 4; Casablanca-Settat; المحمدية, Mohamadia, Fedala
el-jadida; El Jadida; 3; Casablanca-Settat; الجديدة, Jadida, Jdida, El Jdida, Ljdida, Mazagan, Doukkala, دكالة
safi; Safi; 2; Marrakech-Safi; آسفي, اسفي, Asfi
beni-mellal; Béni Mellal; 2; Béni Mellal-Khénifra; Beni Mellal, بني ملال, Bni Mellal
nador; Nador; 2; Oriental; الناظور, Nadour
khouribga; Khouribga; 1; Béni Mellal-Khénifra; خريبكة, Khribga
laayoune; Laâyoune; 1; Laâyoune-Sakia El Hamra; Laayoune, El Aaiún, العيون, L3youn, La3youn`),
  ci: cityTable(`
abidjan-cocody; Cocody; 26; Abidjan; Abidjan Cocody, Angré, Riviera, Palmeraie, Deux Plateaux, 2 Plateaux
abidjan-marcory; Marcory; 15; Abidjan; Abidjan Marcory, Biétry
abidjan-koumassi; Koumassi; 7; Abidjan; Abidjan Koumassi
abidjan-treichville; Treichville; 6; Abidjan; Abidjan Treichville, Treich
abidjan-yopougon; Yopougon; 10; Abidjan; Abidjan Yopougon, Yop, Yop City, Niangon, Niangon Yopougon, Siporex
abidjan-plateau; Plateau; 5; Abidjan; Abidjan Plateau
abidjan-abobo; Abobo; 4; Abidjan; Abidjan Abobo, PK 18
abidjan-adjame; Adjamé; 4; Abidjan; Abidjan Adjamé, Adjame
abidjan-port-bouet; Port-Bouët; 4; Abidjan; Abidjan Port-Bouët, Port Bouet, Vridi
abidjan-bingerville; Bingerville; 3; Abidjan; Abidjan Bingerville, Binger
abidjan-zone-4; Zone 4; 9; Abidjan; Abidjan Zone 4
bouake; Bouaké; 4; ; Bouake
yamoussoukro; Yamoussoukro; 3; ; Yakro
daloa; Daloa; 1.5; ;
san-pedro; San-Pédro; 2; ; San Pedro
korhogo; Korhogo; 1.5; ;
man; Man; 1; ; Tonkpi
gagnoa; Gagnoa; 1; ;
divo; Divo; 1; ;
abengourou; Abengourou; 1; ;`),
  coza: cityTable(`
johannesburg; Johannesburg; 18; Gauteng; Joburg, Jozi, Jhb, eGoli
sandton; Sandton; 10; Gauteng; Johannesburg Sandton
midrand; Midrand; 8; Gauteng; Johannesburg Midrand
pretoria; Pretoria; 12; Gauteng; Tshwane, PTA, Pitoli
centurion; Centurion; 7; Gauteng; Pretoria Centurion, Tshwane, Centurion Pretoria
cape-town; Cape Town; 17; Western Cape; Kaapstad, iKapa, CPT, Capetown, Kapa, Le Cap
durban; Durban; 12; KwaZulu-Natal; eThekwini, DBN, Thekwini
gqeberha; Gqeberha; 5; Eastern Cape; Port Elizabeth, PE, Bhayi
east-london; East London; 3; Eastern Cape; eMonti, Buffalo City, Oos-Londen
bloemfontein; Bloemfontein; 4; Free State; Mangaung, Bloem, BFN
mbombela; Mbombela; 3; Mpumalanga; Nelspruit
polokwane; Polokwane; 3; Limpopo; Pietersburg
kimberley; Kimberley; 2; Northern Cape;
rustenburg; Rustenburg; 2; North West;
pietermaritzburg; Pietermaritzburg; 3; KwaZulu-Natal; Maritzburg, uMgungundlovu, PMB`),
  rw: cityTable(`
kigali-gasabo; Gasabo; 30; Kigali; Kigali Gasabo, Remera, Kimironko, Kacyiru, Kimihurura, Gisozi, Nyarutarama, Kagugu
kigali-kicukiro; Kicukiro; 22; Kigali; Kigali Kicukiro, Gikondo, Kanombe, Kabeza, Niboye
kigali-nyarugenge; Nyarugenge; 18; Kigali; Kigali Nyarugenge, Nyamirambo, Nyabugogo, Muhima, Kiyovu
huye; Huye; 5; Southern Province; Butare
musanze; Musanze; 6; Northern Province; Ruhengeri
rubavu; Rubavu; 6; Western Province; Gisenyi
muhanga; Muhanga; 3; Southern Province; Gitarama
gicumbi; Gicumbi; 2; Northern Province; Byumba
rusizi; Rusizi; 3; Western Province; Cyangugu
ngoma; Ngoma; 1.5; Eastern Province; Kibungo
rwamagana; Rwamagana; 2; Eastern Province;
kayonza; Kayonza; 1.5; Eastern Province;
nyagatare; Nyagatare; 2; Eastern Province; Umutara`),
  sn: cityTable(`
dakar-liberte-6; Liberté 6; 12; Dakar; Dakar Liberté 6, Liberte 6
dakar-sacre-coeur; Sacré-Cœur; 11; Dakar; Dakar Sacré-Cœur, Sacre Coeur
dakar-yoff; Yoff; 10; Dakar; Dakar Yoff, Yoof
dakar-almadies; Almadies; 13; Dakar; Dakar Almadies
dakar-plateau; Plateau; 8; Dakar; Dakar Plateau
dakar-grand-dakar; Grand-Dakar; 6; Dakar; Grand Dakar
dakar-pikine; Pikine; 7; Dakar; Dakar Pikine
dakar-guediawaye; Guédiawaye; 6; Dakar; Dakar Guédiawaye, Guediawaye, Géejawaay
dakar-rufisque; Rufisque; 4; Dakar; Dakar Rufisque, Tëngéej, Teungueth
thies; Thiès; 7; ; Thies, Cees
mbour; Mbour/Saly; 5; ; Mbour, Saly, Saly Portudal, Mbuur, Sally, Petite Côte
touba; Touba; 5; ; Tuubaa
saint-louis; Saint-Louis; 3; ; Saint Louis, Ndar, St-Louis
kaolack; Kaolack; 2.5; ; Kawlax, Kaolakh
ziguinchor; Ziguinchor; 1.5; ; Casamance, Sigicoor
diourbel; Diourbel; 1.5; ; Njurbel
louga; Louga; 1.5; ; Luga
tambacounda; Tambacounda; 1; ; Tamba`),
  default: cityTable(`
casablanca; Casablanca; 1; Morocco; Casa, الدار البيضاء
abidjan; Abidjan; 1; Ivory Coast;
johannesburg; Johannesburg; 1; South Africa; Joburg, Jhb, Jozi
kigali; Kigali; 1; Rwanda;
dakar; Dakar; 1; Senegal; Ndakaaru`),
}
