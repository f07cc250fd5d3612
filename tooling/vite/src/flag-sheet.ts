/** An SVG of a flag: its size, and its content. */
const DRAWING = /^<svg xmlns="[^"]+" (viewBox="0 0 \d+ \d+")>(.*)<\/svg>\s*$/s

/** Width and height of a cell of the sprite. */
const [WIDTH, HEIGHT] = [4, 3]

/**
 * An SVG sprite with all flags, so that a page with many flags needs one request: the fragment `#ma` shows that flag alone.
 * Throws for an SVG of an unexpected form.
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
