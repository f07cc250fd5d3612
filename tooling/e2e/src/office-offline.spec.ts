import type { Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { expectLegible, officeUrl, signInToOffice } from './fixtures/office.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

test.use({ ...DESKTOP, locale: 'en', serviceWorkers: 'allow' })

test('An inspector opens the inspection again without a connection, goes on, and publishes it with one', async ({
  page,
  context,
  faults,
}) => {
  await page.goto(officeUrl('/sign-in?to=/cars'))
  await signInToOffice(page, { email: 'inspector@otosafi.example', password: 'otosafi-office' })
  // The order is that of no other test's cars.
  await page.goto(officeUrl('/cars?edition=rw&status=available&order=oldest'))
  const row = page.getByRole('row').nth(1)
  const car = /RW-\w{8}/.exec(await row.innerText())?.[0] ?? ''
  const address = officeUrl(`/cars/rw/${car.slice(3).toLowerCase()}/inspection`)
  await page.goto(address)
  await page.getByLabel('Horn').selectOption('Defect')
  await page.getByLabel('What is wrong: Horn').fill('Silent')
  await expectLegible(page, 'inspection')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('What is wrong: Horn')).toHaveValue('Silent')
  await page.getByLabel('Odometer').fill('123456')
  await page.getByLabel('Front pads').selectOption('To watch')
  await page.getByLabel('What is wrong: Front pads').fill('Half worn')
  await page.getByLabel('Or type your full name').fill('Thabo Nkosi')
  await page.getByRole('button', { name: 'Publish the report' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const photos = page.getByRole('group', { name: 'Photos: Horn' })
  await photos.getByLabel('Size of the flaw').fill('30')
  await photos.locator('input[type=file]').setInputFiles(await takePhoto(page))
  await expect(photos.getByText('Not sent yet')).toBeVisible()
  await page.reload()
  await expect(photos.getByText('Not sent yet')).toBeVisible()
  await page.getByLabel('Or type your full name').fill('Thabo Nkosi')
  await page.getByRole('button', { name: 'Publish the report' }).click()
  await expect(page.getByRole('alert')).toContainText('1 photo is not sent yet')
  await expect(page.getByLabel('What is wrong: Front pads')).toHaveValue('Half worn')
  expectFault(faults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)

  await context.setOffline(false)
  await expect(photos.getByText('Not sent yet')).toBeHidden()
  await expect
    .poll(() => photos.getByRole('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  // With a pen, as on a tablet.
  const sheet = page.getByRole('img', { name: 'Sign here' })
  await sheet.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.5)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.3, { steps: 8 })
  await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Publish the report' }).click()
  await expect(page).toHaveURL(new RegExp(`/cars/rw/${car.slice(3).toLowerCase()}$`))
  await page.goto(address)
  await expect(page.getByText('Signed by hand by')).toBeVisible()
  await expect(page.getByLabel('What is wrong: Front pads')).toHaveValue('Half worn')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept ')))).toEqual([])
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Horn')).toBeHidden()
  expectFault(faults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

/** A photo as a camera would give it. */
async function takePhoto(page: Page) {
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    canvas.getContext('2d')?.fillRect(40, 200, 560, 160)
    return canvas.toDataURL('image/jpeg')
  })
  const buffer = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  return { name: 'horn.jpg', mimeType: 'image/jpeg', buffer }
}
