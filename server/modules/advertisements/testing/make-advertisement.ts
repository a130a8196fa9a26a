import { advertisementsContract } from '#contract/advertisements/contract.ts'
import type { AdDraft, AdTexts, OfficeAd } from '#contract/advertisements/schemas.ts'
import { locales } from '#contract/kernel/values.ts'
import { makeAdmin, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

const text = { headline: 'A new bowl', text: 'It does not slide.' }

export const adDraft = (columns: Partial<AdDraft> = {}): AdDraft => ({
  placement: 'home',
  texts: Object.fromEntries(locales.map((locale) => [locale, text])) as AdTexts,
  picture: null,
  drawing: 'food',
  link: '/ecommerce',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  viewCap: null,
  dayCap: null,
  ...columns,
})

/** One that runs. */
export async function makeAdvertisement(
  server: TestServer,
  { columns = {}, as }: { columns?: Partial<AdDraft>; as?: Person } = {},
): Promise<OfficeAd> {
  const admin = as ?? (await makeAdmin(server))
  const ad = await server.call(advertisementsContract.createAdvertisement, { body: adDraft(columns) }, { as: admin })
  const body = { version: ad.version, step: 'activate' } as const
  return server.call(advertisementsContract.moveAdvertisement, { params: { id: ad.id }, body }, { as: admin })
}
