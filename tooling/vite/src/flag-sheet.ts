/** How a drawing of a flag is written: its size, and what is in it. */
const DRAWING = /^<svg xmlns="[^"]+" (viewBox="0 0 \d+ \d+")>(.*)<\/svg>\s*$/s

/** Width and height of a place on the sheet. */
const [WIDTH, HEIGHT] = [4, 3]

/**
 * One drawing with all flags below each other, so that a page that shows many asks once: `#ma` behind its address shows
 * that flag alone. Throws where a flag is written in an unknown way.
 */
export function flagSheet(flags: ReadonlyMap<string, string>): string {
  const places = [...flags].map(([id, svg], place) => {
    const [, viewBox, drawing] = DRAWING.exec(svg) ?? []
    if (viewBox === undefined || drawing === undefined) throw new Error(`The flag ${id} is no plain drawing.`)
    const y = place * HEIGHT
    return `<view id="${id}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/><svg y="${y}" width="${WIDTH}" height="${HEIGHT}" ${viewBox}>${drawing}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${flags.size * HEIGHT}">${places.join('')}</svg>`
}
