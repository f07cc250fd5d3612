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
casablanca; Casablanca; 30; ; Casa, Dar el Beida, الدار البيضاء, كازا
rabat; Rabat; 13; ; الرباط
sale; Salé; 6; ; Sale, سلا
marrakech; Marrakech; 11; ; Marrakesh, مراكش
fes; Fès; 8; ; Fes, Fez, فاس
tanger; Tanger; 9; ; Tangier, طنجة
agadir; Agadir; 7; ; أكادير, اكادير
meknes; Meknès; 5; ; Meknes, مكناس
oujda; Oujda; 4; ; وجدة
kenitra; Kénitra; 5; ; Kenitra, القنيطرة
tetouan; Tétouan; 3; ; Tetouan, تطوان
temara; Temara; 4; ; Témara, تمارة
mohammedia; Mohammedia; 4; ; المحمدية
el-jadida; El Jadida; 3; ; الجديدة
safi; Safi; 2; ; آسفي, اسفي
beni-mellal; Béni Mellal; 2; ; Beni Mellal, بني ملال
nador; Nador; 2; ; الناظور
khouribga; Khouribga; 1; ; خريبكة
laayoune; Laâyoune; 1; ; Laayoune, El Aaiún, العيون`),
  ci: cityTable(`
abidjan-cocody; Cocody; 26; Abidjan; Abidjan Cocody
abidjan-marcory; Marcory; 15; Abidjan; Abidjan Marcory
abidjan-koumassi; Koumassi; 7; Abidjan; Abidjan Koumassi
abidjan-treichville; Treichville; 6; Abidjan; Abidjan Treichville
abidjan-yopougon; Yopougon; 10; Abidjan; Abidjan Yopougon, Yop
abidjan-plateau; Plateau; 5; Abidjan; Abidjan Plateau
abidjan-abobo; Abobo; 4; Abidjan; Abidjan Abobo
abidjan-adjame; Adjamé; 4; Abidjan; Abidjan Adjamé, Adjame
abidjan-port-bouet; Port-Bouët; 4; Abidjan; Abidjan Port-Bouët, Port Bouet
abidjan-bingerville; Bingerville; 3; Abidjan; Abidjan Bingerville
abidjan-zone-4; Zone 4; 9; Abidjan; Abidjan Zone 4
bouake; Bouaké; 4; ; Bouake
yamoussoukro; Yamoussoukro; 3; ; Yakro
daloa; Daloa; 1.5; ;
san-pedro; San-Pédro; 2; ; San Pedro
korhogo; Korhogo; 1.5; ;
man; Man; 1; ;
gagnoa; Gagnoa; 1; ;
divo; Divo; 1; ;
abengourou; Abengourou; 1; ;`),
  coza: cityTable(`
johannesburg; Johannesburg; 18; Gauteng; Joburg, Jozi, Jhb, eGoli
sandton; Sandton; 10; Gauteng; Johannesburg Sandton
midrand; Midrand; 8; Gauteng; Johannesburg Midrand
pretoria; Pretoria; 12; Gauteng; Tshwane
centurion; Centurion; 7; Gauteng; Pretoria Centurion, Tshwane
cape-town; Cape Town; 17; Western Cape; Kaapstad, iKapa
durban; Durban; 12; KwaZulu-Natal; eThekwini
gqeberha; Gqeberha; 5; Eastern Cape; Port Elizabeth, PE
east-london; East London; 3; Eastern Cape; eMonti, Buffalo City
bloemfontein; Bloemfontein; 4; Free State; Mangaung
mbombela; Mbombela; 3; Mpumalanga; Nelspruit
polokwane; Polokwane; 3; Limpopo; Pietersburg
kimberley; Kimberley; 2; Northern Cape;
rustenburg; Rustenburg; 2; North West;
pietermaritzburg; Pietermaritzburg; 3; KwaZulu-Natal; Maritzburg, uMgungundlovu`),
  rw: cityTable(`
kigali-gasabo; Gasabo; 30; Kigali; Kigali Gasabo
kigali-kicukiro; Kicukiro; 22; Kigali; Kigali Kicukiro
kigali-nyarugenge; Nyarugenge; 18; Kigali; Kigali Nyarugenge
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
dakar-yoff; Yoff; 10; Dakar; Dakar Yoff
dakar-almadies; Almadies; 13; Dakar; Dakar Almadies
dakar-plateau; Plateau; 8; Dakar; Dakar Plateau
dakar-grand-dakar; Grand-Dakar; 6; Dakar; Grand Dakar
dakar-pikine; Pikine; 7; Dakar; Dakar Pikine
dakar-guediawaye; Guédiawaye; 6; Dakar; Dakar Guédiawaye, Guediawaye
dakar-rufisque; Rufisque; 4; Dakar; Dakar Rufisque
thies; Thiès; 7; ; Thies
mbour; Mbour/Saly; 5; ; Mbour, Saly, Saly Portudal
touba; Touba; 5; ;
saint-louis; Saint-Louis; 3; ; Saint Louis, Ndar
kaolack; Kaolack; 2.5; ;
ziguinchor; Ziguinchor; 1.5; ;
diourbel; Diourbel; 1.5; ;
louga; Louga; 1.5; ;
tambacounda; Tambacounda; 1; ;`),
  default: cityTable(`
casablanca; Casablanca; 1; Morocco; Casa, الدار البيضاء
abidjan; Abidjan; 1; Ivory Coast;
johannesburg; Johannesburg; 1; South Africa; Joburg
kigali; Kigali; 1; Rwanda;
dakar; Dakar; 1; Senegal; Ndakaaru`),
}
