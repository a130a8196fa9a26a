import type { z } from 'zod'
import type { pushDevices, pushSubscription } from '#contract/notices/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid, notFound } from '#server/kernel/errors.ts'
import { pushText } from '#server/kernel/hold-news.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { PushAddress } from '#server/kernel/ports.ts'
import { postMessages } from '#server/kernel/post-messages.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'

type Subscription = z.output<typeof pushSubscription>

/** The caller's devices that are still signed in, newest first. */
export async function listDevices({ db, clock, pushes }: Platform, actor: Actor): Promise<z.infer<typeof pushDevices>> {
  const rows = await db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.id', 'device.session_id', 'device.user_agent', 'device.created_at'])
    .where('device.user_id', '=', actor.userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', clock.now().toISOString())
    .orderBy('device.created_at', 'desc')
    .orderBy('device.id', 'desc')
    .execute()
  const devices = rows.map(({ id, session_id, user_agent, created_at }) => ({
    id,
    userAgent: user_agent,
    current: session_id === actor.sessionId,
    createdAt: created_at,
  }))
  return { publicKey: await pushes.publicKey(), devices }
}

const addressOf = (subscription: Subscription): PushAddress =>
  subscription.service === 'fcm'
    ? { service: 'fcm', endpoint: subscription.token, keys: null }
    : {
        service: 'webpush',
        endpoint: subscription.endpoint,
        keys: { p256dh: subscription.p256dh, auth: subscription.auth },
      }

/**
 * The device shows the caller's pushes as long as this session lasts. Whoever was shown pushes there before is not any more, and what waits for
 * them goes nowhere: the row is another. Said again by the same session, it changes nothing but the keys.
 * @throws Refusal 422 where the address is of no push service that is known
 */
export async function addDevice(platform: Platform, actor: Actor, subscription: Subscription, userAgent: string): Promise<void> {
  const address = addressOf(subscription)
  if (!platform.pushes.takes(address)) {
    const field = address.service === 'fcm' ? 'token' : 'endpoint'
    throw invalid(field, 'unknown_push_service', 'This is no address of a push service that is known')
  }
  const { service, endpoint, keys } = address
  const { userId: user_id, sessionId: session_id } = actor
  await platform.transact(async (work) => {
    // Two calls about one device take turns here, whoever makes them.
    const others = work.db.deleteFrom('push_subscriptions')
    await others.where('endpoint', '=', endpoint).where('session_id', '<>', session_id).execute()
    await others.where('session_id', '=', session_id).where('endpoint', '<>', endpoint).execute()
    const secrets = { p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null }
    await work.db
      .insertInto('push_subscriptions')
      .values({
        id: platform.ids.next(),
        user_id,
        session_id,
        service,
        endpoint,
        ...secrets,
        user_agent: userAgent.slice(0, 500),
        created_at: platform.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(secrets).where('push_subscriptions.session_id', '=', session_id),
      )
      .execute()
    await work.audit({ action: 'pushDevice.add', recordKind: 'user', recordId: user_id, userId: user_id })
    await work.tell([user_id], { kind: 'pushDevices.changed', payload: {} })
  })
}

const lockOwn = async (work: Work, actor: Actor, id: string): Promise<void> => {
  const own = work.db.selectFrom('push_subscriptions').select('id').where('id', '=', id).where('user_id', '=', actor.userId)
  if (!(await own.forUpdate().executeTakeFirst())) throw notFound()
}

/** What waits for the device goes nowhere. @throws Refusal 404 for another's */
export async function removeDevice(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockOwn(work, actor, id)
    await work.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    await work.audit({ action: 'pushDevice.remove', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'pushDevices.changed', payload: {} })
  })
}

/** Sends a push that says nothing but that it came; also in quiet hours, for the person is there. */
export async function testDevice(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockOwn(work, actor, id)
    await rateLimit(platform, work, 'push.test', actor.userId)
    const template = 'push.testNotice'
    const { locale } = actor
    const text = pushText({ body: platform.words(template, locale, {}).text, link: null, tag: 'test' })
    await postMessages(work.db, platform, [{ channel: 'push', to: id, locale, template, subject: null, text }])
  })
}
