import { randomUUID } from 'node:crypto'

import { drawnPicture } from './fixtures/drawn-picture.ts'
import { httpGet } from './fixtures/http-get.ts'
import { expectLegible, officeUrl, signInToOffice } from './fixtures/office.ts'
import { siteNamed } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const PASSWORD = 'otosafi-office'

const EDITOR = { email: 'editor@otosafi.example', password: PASSWORD }

// One after the other: a code of a member of the team is good once.
test.describe.configure({ mode: 'default' })
test.use({ ...DESKTOP, locale: 'en' })

test('an editor brings a file of cars, whose faults are named, and writes a question that visitors read while it is shown', async ({
  page,
}) => {
  const columns = 'number,brand,model,modelYear,mileage,fuelType,transmission,color,seats,origin,price,city'
  const line = (number: string, price: string) =>
    `${number},Dacia,Logan,2019,64200,diesel,manual,white,5,local,${price},Casablanca`
  const numbers = Array.from({ length: 2 }, () => randomUUID())
  const text = [columns, line(numbers[0] ?? '', '9000'), line(numbers[1] ?? '', 'cheap'), ''].join('\n')
  await page.goto(officeUrl('/sign-in?to=/imports'))
  await signInToOffice(page, EDITOR)
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'International' }).click()
  const file = { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByLabel('Only say what would be done').uncheck()
  await expectLegible(page, 'file of cars')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: '1 fault' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'price' })).toContainText('3')
  await expectLegible(page, 'report of a file')
  await page.goto(officeUrl('/cars?state=draft&order=newest'))
  await expect(page.getByRole('link', { name: 'Dacia Logan 2019' }).first()).toBeVisible()

  await page.goto(officeUrl('/content/default/faqs'))
  await expectLegible(page, 'content')
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  const question = `Can I pay by ${numbers[0]}?`
  await page.getByLabel('Question, English').fill(question)
  await page.getByLabel('Answer, English').fill('No, at the desk alone.')
  await page.getByLabel('The site shows it').check()
  await expectLegible(page, 'question of the site')
  await page.getByRole('button', { name: 'Save' }).click()
  const isShown = async () => {
    const host = `${siteNamed('default in en').edition.host}.localhost`
    return (await httpGet({ host, path: '/faqs' })).text.includes(question)
  }
  await expect.poll(isShown).toBe(true)
  await page.getByRole('link', { name: question }).click()
  await page.getByLabel('The site shows it').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(isShown).toBe(false)
})

test('an editor writes an article with a picture, which a visitor reads once it is published, and no more once it is not', async ({
  page,
}) => {
  const site = siteNamed('default in en')
  const host = `${site.edition.host}.localhost`
  const word = randomUUID().slice(0, 8)
  const title = `Where to service a Dacia: ${word}`
  const path = `/blog/where-to-service-a-dacia-${word}`
  const statusOf = async (address: string) => (await httpGet({ host, path: address })).status
  const listed = async (address: string) => (await httpGet({ host, path: address })).text.includes(path)
  await page.goto(officeUrl('/sign-in?to=/content/default/posts'))
  await signInToOffice(page, EDITOR)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await page.getByLabel('Title, English').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Picture' }).getByText('Fill this in.')).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chosen).setFiles([{ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await drawnPicture(page) }])
  await expect(page.getByRole('img', { name: 'The picture as it is now' })).toBeVisible()
  await expectLegible(page, 'article')
  await page.getByLabel('Summary for lists, English').fill('Three workshops that know them.')
  await page.getByRole('button', { name: 'Add a piece' }).click()
  await page.getByLabel('Piece 1, English').fill('The first one is by the harbour.')
  await page.getByLabel('Author').fill('Salma Bennani')
  await page.getByLabel('Day of publication').fill('2026-05-30')
  await page.getByLabel('Minutes to read').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Not yet')
  expect(await statusOf(path)).toBe(404)

  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('The site shows it').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => statusOf(path)).toBe(200)
  await expect.poll(() => listed('/sitemaps/en/posts.xml')).toBe(true)
  expect(await listed('/blog')).toBe(true)
  const { text } = await httpGet({ host, path })
  expect(text).toContain('"@type":"BlogPosting"')

  await page.route('**/photos/content/**', (route) => route.continue())
  await page.goto(site.url(path))
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('The first one is by the harbour.')).toBeVisible()
  const picture = page.locator('article img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)

  await page.goto(officeUrl('/content/default/posts'))
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('The site shows it').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => statusOf(path)).toBe(404)
  await expect.poll(() => listed('/sitemaps/en/posts.xml')).toBe(false)
})
