import type { SystemFamily } from './font-systems.ts'

/** The names under which pages ask for the system's own font. */
const GENERIC = ['sans-serif', 'system-ui', 'serif', 'monospace']

/**
 * The text of a fontconfig file that knows the fonts of `folder` alone, keeps its cache there, and hands out the first
 * family where a page asks for a font of the system. Families get their names in the system when their files are scanned; so do
 * the full names, since `local()` in a style sheet asks by those.
 */
export function fontsConf(folder: string, families: readonly [SystemFamily, ...SystemFamily[]]): string {
  const [{ name: first }] = families
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}</dir>`,
    `  <cachedir>${folder}/cache</cachedir>`,
    ...families.filter(({ written, name }) => written !== name).flatMap(renamed),
    ...GENERIC.map(
      (generic) => `  <alias><family>${generic}</family><prefer><family>${first}</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n')
}

/** Fonts call themselves `Arimo Regular` where others of their name are called `Arial`. */
function renamed({ written, name }: SystemFamily): string[] {
  return [
    { weight: 'regular', full: name },
    { weight: 'bold', full: `${name} Bold` },
  ].map(
    ({ weight, full }) =>
      `  <match target="scan"><test name="family"><string>${written}</string></test>` +
      `<test name="weight"><const>${weight}</const></test>` +
      `<edit name="fullname" mode="assign"><string>${full}</string></edit>` +
      `<edit name="family" mode="assign"><string>${name}</string></edit></match>`,
  )
}
