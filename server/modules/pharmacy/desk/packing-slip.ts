import { addressLines } from '#contract/kernel/town-line.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { dayText, makePaper, pdfAnswer } from '#server/modules/papers/index.ts'
import { readDeskOrder } from './desk-orders.ts'
import { slipWords } from './slip-words.ts'

/** What goes into the parcel and where it goes, with the QR by which a packet that is called back is found, in the pharmacy's language. @throws Refusal 404 */
export async function readPackingSlip(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const desk = await readDeskOrder(platform, actor, id)
  const pharmacy = await platform.db
    .selectFrom('pharmacies')
    .innerJoin('users', 'users.id', 'pharmacies.user_id')
    .select(['legal_name', 'address', 'pharmacies.phone', 'users.locale', 'time_zone'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const locale = pharmacy.locale as Locale
  const words = slipWords[locale]
  const { address, number } = desk
  const count = new Intl.NumberFormat(locale)
  const rows = desk.lots.map(({ product, quantity, lot, expiresOn }) => [
    product,
    count.format(quantity),
    lot,
    expiresOn ? dayText(expiresOn, locale) : '',
  ])
  const title = words.title.replace('{{number}}', number)
  const bytes = await makePaper(platform, {
    locale,
    title,
    letterhead: {
      heading: pharmacy.legal_name,
      lines: [
        ...pharmacy.address.lines,
        `${pharmacy.address.postalCode} ${pharmacy.address.city}`.trim(),
        pharmacy.phone ?? '',
      ].filter(Boolean),
      footer: '',
      logo: null,
    },
    leads: { url: `${platform.settings.publicUrl}${paths.recalledPacket.link()}`, text: words.recalled },
    madeAt: platform.clock.now(),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'address',
        label: desk.delivery === 'courier' ? words.deliverTo : words.pickedUpBy,
        lines: [desk.recipient, ...(desk.delivery === 'courier' && address ? addressLines(address) : [])],
      },
      {
        kind: 'facts',
        rows: [
          { label: words.placed, value: dayText(dayIn(pharmacy.time_zone, new Date(desk.placedAt)), locale) },
          { label: words.phone, value: desk.phone },
          { label: words.note, value: desk.note },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: words.item, share: 5 },
          { title: words.quantity, share: 2, align: 'end' },
          { title: words.lot, share: 2 },
          { title: words.expires, share: 3 },
        ],
        rows,
      },
    ],
  })
  return pdfAnswer(bytes, `packing-slip-${number}`)
}
