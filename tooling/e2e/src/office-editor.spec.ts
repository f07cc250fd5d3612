import { randomUUID } from 'node:crypto'

import { httpGet } from './fixtures/http-get.ts'
import { expectLegible, officeUrl, signInToOffice } from './fixtures/office.ts'
import { siteNamed } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const PASSWORD = 'otosafi-office'

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
  await signInToOffice(page, { email: 'editor@otosafi.example', password: PASSWORD })
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
