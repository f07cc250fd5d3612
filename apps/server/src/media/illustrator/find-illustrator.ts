import type { FindIllustrator } from './illustrator-port.ts'

/** Where the keys of what is drawn or synthesised begin: cars, people, certificates, engines. */
const DRAWN = /^(?:art|portrait|certificate|sound)\//

/** The illustrator of the demonstration. A server of photographs and recordings alone never loads it. */
export const findIllustrator: FindIllustrator = async (key) =>
  DRAWN.test(key) ? (await import('./demonstration-illustrator.ts')).demonstrationIllustrator : null
