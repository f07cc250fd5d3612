import type { Plugin } from 'vite'

const FLAG = 'import.meta.env.SSR'

/** The code of a module of the storefront with the SSR flag on; null where nothing changes. */
export function replaceSsrFlag(code: string, id: string): string | null {
  const isOfStorefront = /[\\/]packages[\\/]storefront[\\/]/.test(id)
  return isOfStorefront && code.includes(FLAG) ? code.replaceAll(FLAG, 'true') : null
}

/** Turns the SSR flag on, so that screens have their static parts. A plugin, since Vite overrides `define` for this flag. */
export function ssrFlag(): Plugin {
  return { name: 'otosafi:ssr-flag', enforce: 'pre', transform: replaceSsrFlag }
}
