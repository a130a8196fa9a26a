import { destination } from '#contract/kernel/geodesy.ts'
import { lostContract } from '#contract/lost/contract.ts'
import { nearbyContract } from '#contract/nearby/contract.ts'
import { paths } from '#contract/paths.ts'
import { peopleContract } from '#contract/people/contract.ts'
import { trackersContract } from '#contract/trackers/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { goTo, wordOf } from '../support/navigation.ts'
import { call, origin } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const home = { latitude: 47.3769, longitude: 8.5417 }
const away = destination(home, 1, 420)
const allowed = (place: typeof home) => ({ geolocation: place, permissions: ['geolocation'] })

/** As a tracker speaks: the OsmAnd form, by query. */
function report(key: string, { latitude, longitude }: typeof home, secondsAgo: number): Promise<Response> {
  const at = Math.round(Date.now() / 1000) - secondsAgo
  return fetch(`${origin}/api/osmand?id=${key}&lat=${latitude}&lon=${longitude}&timestamp=${at}&accuracy=8&batt=71`)
}

test('a dog leaves its zone, a neighbour searches, a passer-by has seen it, and "found" ends it all', async ({
  open,
  console,
}) => {
  console.allow(/404|409|Failed to load resource/)
  const [owner, neighbour] = [await newPatient('Olga Hart'), await newPatient('Nils Frey')]
  const pet = await call(peopleContract.addPet, { body: { name: 'Rauli', species: 'dog' } }, { as: owner })
  const registered = { body: { petId: pet.id, name: 'Collar' } }
  const { tracker, key } = await call(trackersContract.registerTracker, registered, { as: owner })
  const zone = { kind: 'circle', name: 'Garden', centre: home, radius: 120 } as const
  await call(trackersContract.addZone, { params: { id: tracker.id }, body: zone }, { as: owner })
  const near = { body: { place: destination(home, 4, 300), pets: [] } }
  await call(nearbyContract.shareNearby, near, { as: neighbour })
  await call(lostContract.setLostAlerts, { body: { alerts: true } }, { as: neighbour })

  // The tracker is at home, then twice outside.
  const olga = await open(owner.login, allowed(home))
  await olga.goto(paths.gpsDevices.link())
  await expect(olga.getByRole('heading', { name: /Rauli/ })).toBeVisible()
  expect((await report(key, home, 200)).status).toBe(200)
  await expect(olga.getByText(wordOf('trackers.zones.inside'), { exact: true })).toBeVisible()
  await report(key, away, 120)
  await report(key, away, 60)
  await expect(olga.getByText(wordOf('trackers.zones.outside'), { exact: true }).first()).toBeVisible()

  // One press.
  await goTo(olga, paths.lostAnimals.link())
  await olga
    .getByRole('button', { name: wordOf('lost.list.open') })
    .first()
    .click()
  const dialog = olga.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Animal/ }).selectOption({ label: 'Rauli' })
  await dialog.getByRole('button', { name: wordOf('lost.place.device') }).click()
  await dialog.getByLabel(wordOf('lost.open.mark')).fill('A notch in the left ear')
  await dialog.getByRole('button', { name: wordOf('lost.open.send') }).click()
  await expect(dialog).toBeHidden()
  const page = olga.getByRole('link', { name: wordOf('lost.card.page') })
  await expect(page).toBeVisible()
  const address = (await page.getAttribute('href'))!
  expect((await report(key, away, 5)).headers.get('x-interval-seconds')).toBe('5')

  // The neighbour is told, and searches.
  const nils = await open(neighbour.login, allowed(destination(home, 2, 200)))
  await nils.goto(paths.notifications.link())
  await nils.getByText('Rauli was lost near you').first().click()
  await expect(nils.getByRole('heading', { level: 1, name: 'Rauli is lost' })).toBeVisible()
  await nils.getByRole('button', { name: wordOf('lost.search.start') }).click()
  await expect(nils.getByText(wordOf('lost.search.running'))).toBeVisible()
  await nils.getByRole('button', { name: wordOf('lost.search.stop') }).click()
  await expect(olga.getByText(wordOf('lost.card.walked'))).toBeVisible()

  // Somebody without an account has seen it, and the two write to each other.
  const passer = await open(undefined, allowed(away))
  await passer.goto(address)
  await expect(passer.locator('body')).not.toContainText('notch')
  await passer.getByRole('button', { name: wordOf('lost.place.device') }).click()
  await passer.getByLabel(wordOf('lost.sighting.words')).fill('Drinks from the fountain')
  await passer.getByLabel(wordOf('lost.sighting.mark')).fill('left ear has a notch')
  await passer.getByRole('button', { name: wordOf('lost.sighting.send') }).click()
  await expect(passer.getByText(wordOf('lost.sighting.sent'))).toBeVisible()
  const sighting = olga.getByRole('article').filter({ hasText: 'Drinks from the fountain' })
  await expect(sighting).toContainText('left ear has a notch')
  await sighting.getByRole('button', { name: wordOf('lost.sightings.write') }).click()
  await sighting.getByRole('textbox', { name: wordOf('lost.thread.write') }).fill('Please stay with him')
  await sighting.getByRole('button', { name: wordOf('lost.thread.send') }).click()
  await passer.reload()
  await expect(passer.getByText('Please stay with him')).toBeVisible()
  await passer.getByRole('textbox', { name: wordOf('lost.thread.write') }).fill('I have him on my belt')
  await passer.getByRole('button', { name: wordOf('lost.thread.send') }).click()
  await expect(sighting.getByText('I have him on my belt')).toBeVisible()

  // Found, and nothing of where it was is left for anybody.
  await olga.getByRole('button', { name: wordOf('lost.found.press') }).click()
  await olga
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('lost.found.confirm') })
    .click()
  await expect(olga.getByText(wordOf('lost.found.done'))).toBeVisible()
  for (const reader of [passer, nils]) {
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1, name: 'Rauli is at home again' })).toBeVisible()
    await expect(reader.getByRole('button', { name: wordOf('lost.search.start') })).toHaveCount(0)
  }
})
