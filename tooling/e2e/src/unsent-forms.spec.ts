import { randomUUID } from 'node:crypto'

import { expectAccessible } from './fixtures/axe.ts'
import { mailWith } from './fixtures/outbox.ts'
import { DEFAULT_SITES, inGate, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'
import { countPosts, fillIn, unsent } from './fixtures/unsent-forms.ts'

test.use({ serviceWorkers: 'allow' })

const [french] = DEFAULT_SITES as [Site]
const [arabic] = OTHER_SITES as [Site]

for (const at of inGate([french, arabic], [french.name])) {
  test(`a form that is sent without a connection is kept, said so, and taken once there is one: ${at.name}`, async ({
    page,
    context,
    faults,
  }) => {
    const message = `Où êtes-vous ? ${randomUUID()}`
    const { form, submit } = await fillIn(page, at, message)
    await context.setOffline(true)
    await submit.click()
    await expect(page.getByText(at.t('offline:unsent.kept'))).toBeVisible()
    await expect(form.locator('[name=message]')).toHaveValue('')
    await unsent(page, at).locator('summary').click()
    await expect(unsent(page, at)).toContainText(at.t('contact.form.title'))
    await expectAccessible(page, 'the unsent forms', unsent(page, at))
    const posts = countPosts(page)
    await context.setOffline(false)
    await expect(page.getByText(at.t('offline:unsent.sent', { name: at.t('contact.form.title') }))).toBeVisible()
    await expect(unsent(page, at)).toHaveCount(0)
    expect(await mailWith(at, message)).toContain('visitor@example.com')
    expect(posts()).toBe(1)
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([])
    faults.length = 0
  })
}
