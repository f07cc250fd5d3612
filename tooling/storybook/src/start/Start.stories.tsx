import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { Logo } from '@otosafi/ui/logo/Logo'

import { PRINCIPLES } from './principles.tsx'
import { latestDecisions } from './records.ts'

import styles from './Start.module.css'

const RECORDS = Object.values(
  import.meta.glob<string>('../../../decisions/*.md', { query: '?raw', import: 'default', eager: true }),
)
const SHOWN_DECISIONS = 8

/** For whom pages are made, with what they fear. */
const PEOPLE = [
  ['A buyer in Abidjan', 'on an old phone with a prepaid bundle, who fears a hidden defect.'],
  ['A seller in Casablanca', 'who wants to be paid this week, and fears a price that is lowered at the showroom.'],
  ['A family in Kigali', 'that compares three cars on Sunday, and fears a trap in the papers.'],
  ['An agent in Johannesburg', 'who sends links all day, and needs each to open at once.'],
] as const

/** What is built on what, with where it is shown here. */
const LAYERS = [
  [
    'Foundations',
    'foundations-colour--all-colours',
    'Colour, type, space, motion and words: the tokens that all else is made of.',
  ],
  [
    'Components',
    'all-components--by-purpose',
    'Parts that work before script does, in every language and both directions.',
  ],
  ['Forms', 'forms-text-field--docs', 'Fields whose errors say what to do next, and that lose nothing.'],
  [
    'Patterns',
    'patterns-forms-with-errors--docs',
    'What goes through many screens, in the product’s own parts: when, how, and how not.',
  ],
  ['Screens', 'screens-home--usual', 'Whole pages in their states, from answers that the server gave.'],
  ['Reviewers', 'reviewers--arabic', 'A page for each language: how far it is, its rules and its words.'],
  ['Handover', 'foundations-handover--files-to-take', 'Tokens and brand as files for design tools.'],
] as const

/** From a thought to a change of the product: each step, and how it is done. */
const PROPOSAL = [
  [
    'Look whether it is there.',
    'All components finds by purpose and by other names; patterns show what goes through many.',
  ],
  [
    'Show where it fails.',
    'Open the component or the screen, and set edition, language, direction and scheme in the toolbar. The address of the browser then names all of it: it is the first line of a proposal.',
  ],
  [
    'Say for whom.',
    'One of the people above, what they want to do there, and what happens to them now. A taste is no reason; something seen with people is.',
  ],
  [
    'Draw it with what is there.',
    'Tokens and brand are files under Foundations/Handover. At 320 px, in Arabic, in the dark, with the longest text, empty, and failed. What needs a new colour or size says why.',
  ],
  [
    'Have it made.',
    'The change comes with its guidance: what it is for, its keys, what we do and do not. Its stories are its states; their pictures are looked at before they are taken anew.',
  ],
  [
    'Write down what decides for others.',
    'A record in tooling/decisions says the question, the decision, what it costs, and when to ask again. It stands below.',
  ],
] as const

const linkTo = (story: string) => `?path=/${story.endsWith('--docs') ? 'docs' : 'story'}/${story}`

function Start() {
  const countries = EDITION_IDS.filter((id) => id !== 'default').length
  const languages = Object.keys(LANGUAGES).length
  return (
    <div className={styles.page}>
      <header>
        <Logo name="Otosafi" />
        <h1>Cars described as they are</h1>
        <p className={styles.lead}>
          A marketplace for certified cars in {countries} countries of Africa, in {languages} languages. Its people have
          slow phones, prepaid data and good reasons to distrust. Pages are light, honest, and complete before any
          script runs.
        </p>
      </header>
      <section>
        <h2>For whom</h2>
        <ul className={styles.people}>
          {PEOPLE.map(([who, what]) => (
            <li key={who}>
              <b>{who}</b> <span className={styles.soft}>{what}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Principles</h2>
        <ol className={styles.principles}>
          {PRINCIPLES.map(({ rule, why, picture }) => (
            <li key={rule} className={styles.principle}>
              <div>
                <h3>{rule}</h3>
                <p className={styles.soft}>{why}</p>
              </div>
              <div className={styles.picture}>{picture}</div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>How it is built</h2>
        <ul className={styles.layers}>
          {LAYERS.map(([name, story, what]) => (
            <li key={name}>
              <a href={linkTo(story)} target="_top">
                {name}
              </a>
              <p className={styles.soft}>{what}</p>
            </li>
          ))}
        </ul>
        <ul className={styles.rows}>
          {EDITION_IDS.map((id) => (
            <li key={id}>
              <b>{EDITIONS[id].host}</b>
              <span>{EDITIONS[id].languages.map((language) => LANGUAGES[language].name).join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>To propose a change</h2>
        <ol className={styles.steps}>
          {PROPOSAL.map(([step, how]) => (
            <li key={step}>
              <b>{step}</b> <span className={styles.soft}>{how}</span>
            </li>
          ))}
        </ol>
        <p className={styles.rows}>
          Who makes it runs <code>pnpm storybook</code>, <code>pnpm visual</code>, which shows what else looks different
          now, and <code>npm test</code>. A designer needs none of them for the first four steps.
        </p>
      </section>
      <section>
        <h2>What is new</h2>
        <p className={styles.rows}>
          <a href="?path=/story/what-is-new--by-month" target="_top">
            Components and patterns by month
          </a>
          , and what was decided last:
        </p>
        <ul className={styles.rows} data-uncompared>
          {latestDecisions(RECORDS, SHOWN_DECISIONS).map(({ number, title, date }) => (
            <li key={number}>
              <time dateTime={date}>{date}</time>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const meta = { title: 'Start', component: Start } satisfies Meta<typeof Start>
export default meta
type Story = StoryObj<typeof meta>

/** What Otosafi is, for whom, by which principles, how it is built, and what is new. */
export const Otosafi: Story = {
  play: async ({ canvasElement }) => {
    const news = canvasElement.querySelector('[data-uncompared]')
    await expect(news?.childElementCount).toBe(SHOWN_DECISIONS)
  },
}
