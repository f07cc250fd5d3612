import type { Plugin } from 'vite'

const FLAG = 'import.meta.env.SSR'

/** The code of a module, in the storefront's with the parts that only the server renders; null where nothing changes. */
export function asServed(code: string, id: string): string | null {
  const isOfStorefront = /[\\/]packages[\\/]storefront[\\/]/.test(id)
  return isOfStorefront && code.includes(FLAG) ? code.replaceAll(FLAG, 'true') : null
}

/**
 * Shows whole screens as the server renders them, with the parts that no browser renders anew. By a plugin, since Vite gives
 * the flag its own value in every build for browsers, whatever the configuration defines.
 */
export function asOnServer(): Plugin {
  return { name: 'otosafi:as-on-server', enforce: 'pre', transform: asServed }
}
