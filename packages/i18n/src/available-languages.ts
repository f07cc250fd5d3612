import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { EditionId } from '@otosafi/editions/edition'
import { type Language, LANGUAGE_CODES } from '@otosafi/editions/language'

import { LOCALES_FOLDER } from './read-locales.ts'
import { languagesOf, TEXT_GROUPS } from './text-groups.ts'

/** The languages whose groups of texts all exist (Node only). An edition offers those of its languages that are here. */
export function availableLanguages(): Language[] {
  return LANGUAGE_CODES.filter((language) =>
    TEXT_GROUPS.filter((group) => languagesOf(group).includes(language)).every((group) =>
      existsSync(join(LOCALES_FOLDER, language, `${group}.json`)),
    ),
  )
}

/** Every locale file that an edition's texts are made of, for builds that watch them (Node only). */
export function localeFiles(edition: EditionId): string[] {
  return availableLanguages().flatMap((language) =>
    [join(LOCALES_FOLDER, language), join(LOCALES_FOLDER, language, 'editions', edition)]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .map((name) => join(folder, name)),
      ),
  )
}
