import sharp from 'sharp'
import type { Plugin } from 'vite'

import { PAINTS } from '@otosafi/ui/testing/paints'

const FORMATS = ['avif', 'webp', 'jpeg'] as const
type Format = (typeof FORMATS)[number]

/** Widths that `Picture` asks for, pixels; all of them answer the same drawing. */
const WIDTHS = [320, 640, 960, 1280, 1600]
const ADDRESS = /^\/photos\/story-(\w+)\/\d+\.(avif|webp|jpeg)$/

/** A car from its side in one paint, on a plain ground. */
const drawing = (paint: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
  <path fill="#dfe5e6" d="M0 0h640v330H0z"/><path fill="#b5b1a6" d="M0 330h640v150H0z"/>
  <path fill="${paint}" stroke="#20262a" stroke-width="3" d="M70 345v-60q0-28 60-36l60-10q50-62 90-66h110q60 4 110 62l46 12q24 6 24 42v56z"/>
  <path fill="#3a4a52" d="M225 238q36-42 64-44h32v44zM336 194h50q40 4 76 44H336z"/>
  <g fill="#20262a"><circle cx="180" cy="345" r="46"/><circle cx="465" cy="345" r="46"/></g>
  <g fill="#9aa2a6"><circle cx="180" cy="345" r="24"/><circle cx="465" cy="345" r="24"/></g>
</svg>`

type Paint = keyof typeof PAINTS
const drawn = new Map<string, Promise<Uint8Array>>()

/** The photograph in one paint and format; drawn once, since every story asks for it again. */
function draw(paint: Paint, format: Format): Promise<Uint8Array> {
  const name = `${paint}.${format}`
  const known = drawn.get(name)
  if (known !== undefined) return known
  const bytes = sharp(Buffer.from(drawing(PAINTS[paint])))
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
  drawn.set(name, bytes)
  return bytes
}

const paints = Object.keys(PAINTS) as Paint[]

/** Serves the placeholder photographs while developing and testing, and emits them as files on build. */
export function storyPhotos(): Plugin {
  return {
    name: 'otosafi:story-photos',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, paint, format] = ADDRESS.exec(request.url ?? '') ?? []
        const known = paints.find((each) => each === paint)
        if (known === undefined) {
          next()
          return
        }
        draw(known, format as Format).then((bytes) => {
          response.setHeader('Content-Type', `image/${format}`)
          response.end(bytes)
        }, next)
      })
    },
    async generateBundle() {
      for (const paint of paints) {
        for (const format of FORMATS) {
          const source = await draw(paint, format)
          for (const width of WIDTHS) {
            this.emitFile({ type: 'asset', fileName: `photos/story-${paint}/${width}.${format}`, source })
          }
        }
      }
    },
  }
}
