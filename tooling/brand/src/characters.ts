/** U+0020 to U+007E. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/**
 * The characters of the Latin languages' texts, prices, specifications and names.
 * The numbers' space is U+00A0; arrows and ticks are icons, never letters.
 */
export const LATIN = `${ASCII}\u00a0ÀÁÂÃÄÇÈÉÊËÍÎÏÑÒÓÔÕÖÙÚÛÜÆŒàáâãäçèéêëíîïñòóôõöùúûüÿæœ×°·±²³€£§©–—‘’‚“”„•…«»‹›−`

/** Letters of Wolof that no other language here needs: a file of their own, so that no other page carries them. */
export const ENG = 'Ŋŋ'

/** Letters of names that pages leave to the visitor's own fonts, such as Škoda, and {@link ENG}. */
export const LATIN_EXTENDED =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİĲĳĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŖŗŘřŚśŜŝŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž'

/** Standard Arabic: letters, marks, punctuation, and the percent sign and digits that visitors may type. */
export const ARABIC = ' ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْٰٕٓٔ،؛؟٠١٢٣٤٥٦٧٨٩٪٫٬'
