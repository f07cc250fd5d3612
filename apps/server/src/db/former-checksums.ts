/**
 * Checksums that databases from before 24 November 2026 have stored, by migration. They included comments, and those of
 * these migrations have changed since; their statements have not.
 */
export const FORMER_CHECKSUMS: ReadonlyMap<string, string> = new Map([
  ['0001_reference', 'd4e436bd31fd03a9e7302b15d4db0317668fe282851c1a0d8d2945161530d710'],
  ['0002_cars', '73bfb588d1a16564444624a1d633d10623c3863d1852e3c8b6055f20c4728528'],
  ['0003_car_details', '4a70308cd6cc866105c7e189a11eafa57cbc16ee4426b6a940eac2cda40dd5b8'],
  ['0004_car_changes', 'd225b8aafbcc1a9fcd3f3a5dec89f65b65d64aef3c459da6611342faa7a381a5'],
  ['0005_content', '30ccccf77994d7a3e7c783a1e42426bf79999166edbdcb610a1795a8257a86d0'],
  ['0006_writes', 'e0748515fe5f8a08684c9b091a45e7f84de19fb6cab9ad06b3b5fd9d41a77897'],
  ['0007_market', '8e759d1862c188650c87b1805c07371fa4fadaaab0ecf5ee57fdb171f85432b0'],
  ['0008_accounts', 'c6ecace7bce60691c98e5798eb40b179cd051127ea6fbe4ef282f61855c747b9'],
  ['0009_known_networks', 'a8d6e53217751a25e5fabd13e9f7a678e681c4e10d959b5c100aa23a5f3a7e92'],
  ['0010_drivetrain', '7692044fadff2520015ea83884e8ccaf47fa9a410d02e614d40cc952ccb6758c'],
])
