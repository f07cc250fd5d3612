import { criticalSheet } from '../bundling/critical-sheet.ts'
import { documentFiles, type FileManifest } from '../data/document-files.ts'
import type { RenderedDocument } from '../data/site-handler.ts'
import type { PageFiles } from '../page/page-files.ts'

/** The manifest of a build with one page. */
export const MANIFEST: FileManifest = {
  url: '/assets/manifest-m.js',
  entry: { module: '/assets/entry.client-e.js', imports: ['/assets/framework-f.js'] },
  routes: {
    root: { module: '/assets/root-r.js', imports: ['/assets/framework-f.js'], css: ['/assets/a.css#'] },
    shell: { module: '/assets/ShellRoute-s.js' },
    'fr/car': {
      module: '/assets/CarPage-c.js',
      imports: ['/assets/framework-f.js', '/assets/ShellRoute-s.js', '/assets/site-i.js'],
      css: ['/assets/a.css#', '/assets/b.css'],
    },
  },
}

const MODULE_NAMES = ['manifest-m', 'entry.client-e', 'framework-f', 'root-r', 'ShellRoute-s', 'site-i', 'CarPage-c']

/** Files of that build: modules that are large enough to be preloaded, two style sheets, and a script that does nothing. */
export const FILES: PageFiles = {
  modules: new Map(MODULE_NAMES.map((name) => [`/assets/${name}.js`, 2000])),
  sheets: new Map([
    ['/assets/a.css', criticalSheet('a{content:"$&"}.gone{top:0}')],
    ['/assets/b.css', criticalSheet('b{top:0}')],
  ]),
  start: '()=>{}',
}

/** The page as React renders it. */
export function renderedPage(body: string): RenderedDocument {
  return {
    html: `<html lang="fr-MA"><head></head><body>${body}<script></script></body></html>`,
    headTags: '',
    style: '',
    files: documentFiles(MANIFEST),
    data: {},
    leadPicture: null,
  }
}
