import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { demonstration, type SignedIn } from '../support/accounts.ts'
import { connect, disconnect } from '../support/network.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** The demonstration patient and a doctor of theirs who can sign in. */
async function both() {
  const [patient, doctor] = [await demonstration('patient'), await demonstration('doctor')]

  return { patient, doctor }
}

const messageField = (page: Page) => page.getByLabel(wordOf('chat.composer.label'))
const log = (page: Page) => page.getByRole('log', { name: wordOf('chat.messages') })

async function write(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text)
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('')
}

const idOf = ({ token }: SignedIn) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub

test('two browsers chat through a cut of the network: nothing is lost, nothing doubled, the order stays', async ({
  open,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/)
  const { patient, doctor } = await both()
  const ana = await open(patient.login)
  const ben = await open(doctor.login)
  await ana.goto(paths.chat.link({ with: idOf(doctor) }))
  await ben.goto(paths.chat.link({ with: idOf(patient) }))
  const mark = Date.now().toString(36)
  await write(ana, `${mark} one`)
  await expect(log(ben).getByText(`${mark} one`)).toBeVisible()
  // The other one is seen to type, and has read.
  await messageField(ben).pressSequentially('a')
  await expect(ana.getByText(/is writing/)).toBeVisible()
  await expect(log(ana).getByText(wordOf('chat.message.read')).last()).toBeVisible()

  await disconnect(ana)
  for (const word of ['two', 'three', 'four']) await write(ana, `${mark} ${word}`)
  await expect(log(ana).getByText(wordOf('chat.waiting.waits'))).toHaveCount(3)
  await write(ben, `${mark} meanwhile`)
  await expect(log(ben).getByText(`${mark} two`)).toBeHidden()
  await connect(ana)
  await expect(log(ben).getByText(`${mark} four`)).toBeVisible({ timeout: 15_000 })
  await expect(log(ana).getByText(wordOf('chat.waiting.waits'))).toHaveCount(0)
  const inOrder = ['one', 'meanwhile', 'two', 'three', 'four'].map((word) => `${mark} ${word}`)
  for (const page of [ana, ben]) {
    await expect(log(page).getByText(`${mark} meanwhile`)).toBeVisible()
    const said = await log(page).locator('bdi').filter({ hasText: mark }).allTextContents()
    expect(said).toEqual(inOrder)
  }
})

test('what waits when the tab is closed is sent by the next page, whichever it is', async ({ open, console }) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/)
  const { patient, doctor } = await both()
  const ana = await open(patient.login)
  await ana.goto(paths.chat.link({ with: idOf(doctor) }))
  await expect(messageField(ana)).toBeVisible()
  await ana.context().setOffline(true)
  const text = `kept ${Date.now().toString(36)}`
  await write(ana, text)
  await ana.close()
  const context = ana.context()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(paths.notifications.link())
  const ben = await open(doctor.login)
  await ben.goto(paths.chat.link({ with: idOf(patient) }))
  await expect(log(ben).getByText(text)).toHaveCount(1, { timeout: 15_000 })
})

test('a message is changed, its history read, and taken back', async ({ open }) => {
  const { patient, doctor } = await both()
  const ana = await open(patient.login)
  await ana.goto(paths.chat.link({ with: idOf(doctor) }))
  const text = `draft ${Date.now().toString(36)}`
  await write(ana, text)
  const own = log(ana).getByRole('listitem').filter({ hasText: text })
  await own.getByRole('button', { name: wordOf('chat.message.more') }).click()
  await own.getByRole('button', { name: wordOf('chat.message.edit') }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByLabel(wordOf('chat.edit.label')).fill(`${text} changed`)
  await dialog.getByRole('button', { name: wordOf('chat.edit.save') }).click()
  await expect(own.getByText(`${text} changed`)).toBeVisible()
  await own.getByRole('button', { name: wordOf('chat.message.edited') }).click()
  await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await ana.keyboard.press('Escape')
  await own.getByRole('button', { name: wordOf('chat.message.more') }).click()
  await own.getByRole('button', { name: wordOf('chat.message.delete') }).click()
  await dialog.getByRole('button', { name: wordOf('chat.delete.confirm') }).click()
  await expect(log(ana).getByText(text)).toHaveCount(0)
})
