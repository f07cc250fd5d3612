import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LANGUAGES } from '@otosafi/editions/language'
import { flatten } from '@otosafi/i18n/dictionary'

import { availableLanguages, textsOfEdition } from '../locales/texts-of-edition.ts'
import { readPageSetting } from '../toolbar/page-setting.ts'
import { BoardTable, doCell } from './BoardTable.tsx'
import { ERROR_WORDS, NO_ERROR_WORDS } from './error-words.ts'

import styles from './Foundations.module.css'

function Templates() {
  return (
    <div className={styles.rows}>
      {ERROR_WORDS.map(({ field, cases }) => (
        <BoardTable
          key={field}
          title={field}
          columns={['When', 'We write', 'For instance']}
          rows={cases.map(([when, write, example]) => ({
            key: when,
            cells: [when, write, doCell(example)],
          }))}
        />
      ))}
    </div>
  )
}

/**
 * How the error of a field is worded: each kind of field has its cases, and each case its sentence. The label’s own words
 * come back in it, so that it is understood in the summary above the form, too. It stands under its field and in the summary
 * in the same words, and ends with a full stop where it is a sentence.
 */
const meta = { title: 'Foundations/Error messages', component: Templates } satisfies Meta<typeof Templates>
export default meta
type Story = StoryObj<typeof meta>

/** Words in braces are placeholders. */
export const ByKindOfField: Story = {}

export const WordsWeDoNotUse: Story = {
  render: () => (
    <BoardTable
      title="Words we do not use"
      columns={['Words', 'Why']}
      rows={NO_ERROR_WORDS.map(([words, why]) => ({ key: words, cells: [words, why] }))}
    />
  ),
}

/**
 * Every error of a field that the product has, in the toolbar’s edition and language, beside its English. Some are older than
 * the rules above, because the order for the product fixed their words (P-37); new ones follow the rules.
 */
export const AllOfTheProduct: Story = {
  render: (_, { globals }) => {
    const { edition, language } = readPageSetting(globals, availableLanguages)
    const texts = (each: typeof language) => {
      const { validation } = textsOfEdition(edition, each).common
      return flatten(typeof validation === 'object' ? validation : {})
    }
    const { name, dir } = LANGUAGES[language]
    const own = texts(language)
    const inEnglish = language === 'en' ? new Map<string, string>() : texts('en')
    const rows = [...own].map(([key, text]) => ({
      key,
      cells: [
        key,
        <bdi key={key} lang={language} dir={dir}>
          {text}
        </bdi>,
        ...(language === 'en'
          ? []
          : [
              <bdi key="en" lang="en" dir="ltr">
                {inEnglish.get(key)}
              </bdi>,
            ]),
      ],
    }))
    const columns = ['Key', name, ...(language === 'en' ? [] : ['English'])]
    return <BoardTable title="Errors of fields" columns={columns} rows={rows} note={edition} />
  },
  play: async ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'consent' })).toBeVisible(),
}
