import { sql } from 'kysely'

import type { LocalizedText } from '@otosafi/domain/car/car'
import type { PostTopic } from '@otosafi/domain/content/content'
import type { NewsletterTopic } from '@otosafi/domain/newsletter/preferences'
import type { EditionFacts } from '@otosafi/editions/edition'

import { loadCars } from '../../catalogue/load-cars.ts'
import type { StoredCar } from '../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../clock.ts'
import { listItems } from '../../db/content.queries.ts'
import type { Database } from '../../db/database.ts'
import { localize } from '../../http/localize.ts'
import { byDate } from '../blogs/by-date.ts'
import { type CarCard, type CardContext, presentCard } from '../cars/car-card.presenter.ts'
import type { Issue } from './issue-times.ts'

/** The most cars and posts of a kind in an issue. */
const MAX_CARS = 6
const MAX_POSTS = 3

/** Contents of an issue in a language. `before` is the price at the beginning of its period. */
export type IssueNews = {
  newest: readonly CarCard[]
  fallen: readonly { card: CarCard; before: number }[]
  posts: readonly { id: string; title: string; topic: PostTopic }[]
}

/** Contents of an issue, independent of language. */
type Gathered = {
  newest: readonly StoredCar[]
  fallen: readonly { car: StoredCar; before: number }[]
  posts: readonly { id: string; title: LocalizedText; topic: PostTopic }[]
}

type Queries = Pick<Database, 'kysely'>

/** Gathers the news of an edition: cars for sale, lower prices of others, and posts. */
export async function gatherNews(database: Queries, edition: EditionFacts, issue: Issue): Promise<Gathered> {
  const ids = await newestIds(database, edition, issue)
  const former = await formerPrices(database, edition, issue)
  const loaded = await loadCars(database.kysely, edition.id, [...ids, ...former.keys()])
  const cars = new Map(loaded.map(({ car }) => [car.id, car]))
  const fallen = [...former].flatMap(([id, before]) => {
    const car = cars.get(id)
    return car === undefined ? [] : [{ car, before }]
  })
  return { newest: ids.flatMap((id) => cars.get(id) ?? []), fallen, posts: await newPosts(database, edition, issue) }
}

/** Whether there is nothing to tell. */
export function isEmpty({ newest, fallen, posts }: Gathered | IssueNews): boolean {
  return newest.length === 0 && fallen.length === 0 && posts.length === 0
}

/** The contents of an issue in a language. */
export function presentNews({ newest, fallen, posts }: Gathered, context: CardContext): IssueNews {
  return {
    newest: newest.map((car) => presentCard(car, context)),
    fallen: fallen.map(({ car, before }) => ({ card: presentCard(car, context), before })),
    posts: posts.map(({ id, title, topic }) => ({ id, title: localize(title, context.language), topic })),
  }
}

/** The news of some topics, of all where none is named, as many as an issue has room for. */
export function newsAbout(topics: readonly NewsletterTopic[], { newest, fallen, posts }: IssueNews): IssueNews {
  const isWanted = (topic: NewsletterTopic) => topics.length === 0 || topics.includes(topic)
  return {
    newest: isWanted('newCars') ? newest : [],
    fallen: isWanted('lowerPrices') ? fallen : [],
    posts: posts.filter(({ topic }) => isWanted(topic)).slice(0, MAX_POSTS),
  }
}

async function newestIds({ kysely }: Queries, edition: EditionFacts, { from, until }: Issue): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cars
    where edition = ${edition.id} and status = 'available' and published_at >= ${from} and published_at < ${until}
    order by published_at desc, id limit ${MAX_CARS}
  `.execute(kysely)
  return rows.map(({ id }) => id)
}

/**
 * The prices before the issue of those cars that are cheaper now, what fell most first. Days of prices are those of the edition. A car
 * that was put up for sale on the day of the issue before has the price of that day, or where it was lowered on it, its first.
 */
async function formerPrices(
  { kysely }: Queries,
  edition: EditionFacts,
  { from, until }: Issue,
): Promise<Map<string, number>> {
  const [first, end] = [dayOfEdition(edition, from), dayOfEdition(edition, until)]
  const { rows } = await sql<{ id: string; before: number }>`
    select c.id, p.before from cars c
    cross join lateral (
      select coalesce(
        (select price from price_changes where edition = c.edition and car_id = c.id and date < ${first}
          order by date desc limit 1),
        (select price from price_changes where edition = c.edition and car_id = c.id and date = ${first} and price > c.price),
        c.old_price
      ) as before
    ) as p
    where c.edition = ${edition.id} and c.status = 'available' and c.published_at < ${from} and p.before > c.price
      and c.id in (
        select car_id from price_changes where edition = ${edition.id} and date >= ${first} and date < ${end}
      )
    order by c.price::float8 / p.before, c.id limit ${MAX_CARS}
  `.execute(kysely)
  return new Map(rows.map(({ id, before }) => [id, before]))
}

/** The posts of the days from the one issue to the other. Days of posts are those of the edition. */
async function newPosts(database: Queries, edition: EditionFacts, { from, until }: Issue) {
  const [first, end] = [dayOfEdition(edition, from), dayOfEdition(edition, until)]
  const posts = await listItems(database, 'posts', edition.id)
  return posts.filter(({ publishedOn }) => publishedOn >= first && publishedOn < end).toSorted(byDate)
}
