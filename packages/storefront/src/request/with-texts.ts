import type { Group } from '@otosafi/i18n/groups'

import { addTexts } from '../texts/page-translator.ts'
import { languageOfDocument } from './language-of-path.ts'

/** Loads a page that is reached from another one, together with the text groups that it needs beside the common ones. */
export async function withTexts<Loaded>(groups: readonly Group[], load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), addTexts(languageOfDocument(), groups)])
  return loaded
}
