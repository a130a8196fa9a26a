import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { dueReminder } from '#contract/licences/values.ts'
import { paths } from '#contract/paths.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn, instantOfWall } from '#server/kernel/wall-clock.ts'
import './tables.ts'

const atOnce = 500
/** The first reminder's days, and one for zones whose day has begun already. */
const ahead = 31

interface Ending {
  readonly user_id: string
  readonly kind: 'doctor' | 'pharmacy'
  readonly expires_on: string
  readonly time_zone: string
}

/** Reminds of the end of one licence, where that is due today where its owner is. */
async function remind(platform: Platform, ending: Ending): Promise<void> {
  const { user_id: userId, kind, expires_on: last, time_zone: zone } = ending
  const today = Temporal.PlainDate.from(dayIn(zone, platform.clock.now()))
  const daysLeft = today.until(Temporal.PlainDate.from(last)).days
  await platform.transact(async (work) => {
    const sent = await work.db
      .selectFrom('licence_reminders')
      .select('days')
      .where('user_id', '=', userId)
      .where('expires_on', '=', last)
      .execute()
    const days = dueReminder(
      daysLeft,
      sent.map((row) => row.days),
    )
    if (days === null) return
    const inserted = await work.db
      .insertInto('licence_reminders')
      .values({ user_id: userId, expires_on: last, days, sent_at: platform.clock.now() })
      .onConflict((row) => row.doNothing())
      .returning('days')
      .executeTakeFirst()
    if (!inserted) return
    // Noon is on that day wherever the clock changes at night.
    const noon = instantOfWall(`${last}T12:00`, zone)!
    const profile = (kind === 'doctor' ? paths.doctorProfile : paths.pharmaProfile).link()
    await work.inform([userId], {
      kind: 'licenceExpires',
      data: { lastDay: new Date(noon).toISOString() },
      mailData: { address: platform.settings.publicUrl + profile },
      link: profile,
    })
  })
}

/** Every hour: verified licences whose last day is near. Each in a unit of work of its own; the row of a reminder keeps it from being sent twice. */
export const remindOfLicences: Job = {
  name: 'licences.remind',
  everySeconds: 3600,
  async run(platform, slice) {
    const until = utcDay(platform.clock.now().getTime() + ahead * 86_400_000)
    const ending = await platform.db
      .selectFrom('licences')
      .innerJoin('users', 'users.id', 'licences.user_id')
      .select(['licences.user_id', 'licences.kind', 'licences.expires_on', 'users.time_zone'])
      .where('licences.state', '=', 'verified')
      .where('users.status', '=', 'active')
      .where('licences.expires_on', '<=', until)
      // Its last reminder is sent on its last day.
      .where(
        sql<boolean>`not exists (select from licence_reminders as sent
          where sent.user_id = licences.user_id and sent.expires_on = licences.expires_on and days = 0)`,
      )
      .orderBy('licences.expires_on')
      .orderBy('licences.user_id')
      .limit(atOnce)
      .$narrowType<{ expires_on: string }>()
      .execute()
    await slice.eachDue(ending, (each) => remind(platform, each))
  },
}
