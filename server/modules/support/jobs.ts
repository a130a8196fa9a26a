import { supportLimits } from '#contract/support/values.ts'
import type { Job } from '#server/kernel/module.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { nextNumber } from './requests/add-request.ts'
import { lockRequest, setState, stateAfter } from './requests/request-row.ts'
import { tellOf } from './requests/tell.ts'

const day = 86_400_000
const atOnce = 200

/** What was put away comes back, and what was solved for a while is closed. */
export const turnRequests: Job = {
  name: 'support.requests',
  everySeconds: 30,
  async run(platform, slice) {
    const { db, clock } = platform
    const now = clock.now()
    const over = new Date(now.getTime() - (await settingOf(db, 'closedAfterDays')) * day).toISOString()
    const due = await db
      .selectFrom('support_requests')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'snoozed'), eb('snoozed_until', '<=', now.toISOString())]),
          eb.and([eb('state', '=', 'solved'), eb('since', '<=', over)]),
        ]),
      )
      .orderBy('since')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => turn(platform, id, now))
    await adoptContactMessages(platform)
  },
}

function turn(platform: Platform, id: string, now: Date): Promise<void> {
  return platform.transact(async (work) => {
    const row = await lockRequest(work, id)
    const isBack = row.state === 'snoozed' && row.snoozed_until !== null && row.snoozed_until <= now.toISOString()
    if (!isBack && row.state !== 'solved') return
    const verb = isBack ? 'wake' : 'close'
    await setState(platform, work, row, stateAfter(row, verb))
    await work.audit({ action: `supportRequest.${verb}`, recordKind: 'supportRequest', recordId: id, userId: null })
    await tellOf(work, row)
  })
}

/** Messages of the contact page from before there were requests, and of older processes while a new one takes over, become requests. */
async function adoptContactMessages(platform: Platform): Promise<void> {
  const { db } = platform
  const messages = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('support_requests').select('id').whereRef('contact_message_id', '=', 'contact_messages.id')),
      ),
    )
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
  for (const message of messages)
    await platform.transact(async (work) => {
      const year = new Date(message.created_at).getUTCFullYear()
      const id = platform.ids.next()
      await work.db
        .insertInto('support_requests')
        .values({
          id,
          ...(await nextNumber(work, year)),
          person_id: null,
          name: message.name,
          email: message.email,
          locale: 'en-US',
          topic: 'other',
          source: 'contact',
          subject: message.subject.slice(0, supportLimits.subject.most),
          state: message.handled_at === null ? 'open' : 'closed',
          assigned_to: null,
          failed_call: null,
          contact_message_id: message.id,
          opened_at: message.created_at,
          since: message.handled_at ?? message.created_at,
          last_at: message.created_at,
        })
        .execute()
      await work.db
        .insertInto('support_messages')
        .values({
          id: platform.ids.next(),
          request_id: id,
          side: 'person',
          author_id: null,
          text: message.message,
          at: message.created_at,
        })
        .execute()
      await tellOf(work, { id, person_id: null })
    })
}
