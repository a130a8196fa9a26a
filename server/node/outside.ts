import { join } from 'node:path'
import { createCourierByChannel } from '#server/adapters/couriers/by-channel.ts'
import { createConsoleCourier } from '#server/adapters/couriers/console.ts'
import { createMissingCourier } from '#server/adapters/couriers/missing.ts'
import { createSmsGatewayCourier } from '#server/adapters/couriers/sms-gateway.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { createDiskFiles } from '#server/adapters/files/disk.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { createPushesByService } from '#server/adapters/push/by-service.ts'
import { keptVapidKeys } from '#server/adapters/push/kept-vapid-keys.ts'
import { signingKey } from '#server/adapters/push/vapid.ts'
import { createWebPush } from '#server/adapters/push/web-push.ts'
import { isProduction, type Config } from '#server/config.ts'
import type { Db } from '#server/kernel/db.ts'
import { systemClock, webSecrets } from '#server/kernel/defaults.ts'
import type { Courier, FileStore, LargeCalls, MapRegion, PaymentProvider, Pushes } from '#server/kernel/ports.ts'
import type { CallWays, Settings } from '#server/kernel/settings.ts'
import { readServiceAccount } from './service-account.ts'
import { mailboxOf } from './mailbox.ts'

// What is not configured is not even loaded: half of the time to start was spent on packages that nobody used.

/** How messages leave: by what is configured, otherwise printed, but never in production: they carry codes, and logs are read by many. */
export async function courierOf(config: Config): Promise<Courier> {
  const fallback = isProduction(config) ? createMissingCourier() : createConsoleCourier()
  return createCourierByChannel({
    email: config.SMTP_URL ? await smtpCourier(config.SMTP_URL, config.MAIL_FROM) : fallback,
    sms: config.SMS_GATEWAY_URL
      ? createSmsGatewayCourier({ url: config.SMS_GATEWAY_URL, token: config.SMS_GATEWAY_TOKEN })
      : fallback,
  })
}

async function smtpCourier(url: string, from: string): Promise<Courier> {
  const { createSmtpCourier } = await import('#server/adapters/couriers/smtp.ts')
  return createSmtpCourier({ url, from })
}

/** Web push to browsers, by keys of the settings or those that the platform made itself; Firebase beside it when it is configured. */
export async function pushesOf(config: Config, db: Db, { mailFrom }: Settings): Promise<Pushes> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUSH_ORIGINS: origins } = config
  const given = publicKey && privateKey ? { publicKey, privateKey } : null
  // A pair that does not belong together is found now rather than with the first push.
  if (given) await signingKey(given)
  const webPush = createWebPush({
    keys: given ? async () => given : keptVapidKeys(db, systemClock),
    subject: VAPID_SUBJECT ?? `mailto:${mailFrom.address}`,
    origins,
    clock: systemClock,
  })
  if (config.FIREBASE_SERVICE_ACCOUNT === undefined) return webPush
  const { createFcm } = await import('#server/adapters/push/fcm.ts')
  const account = await readServiceAccount(config.FIREBASE_SERVICE_ACCOUNT)
  return createPushesByService([webPush, createFcm({ account, clock: systemClock })])
}

/** Stripe when its keys are there, otherwise the sandbox. */
export async function paymentsOf(config: Config, db: Db, settings: Settings): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (secretKey && webhookSecret) {
    const { createStripePayments } = await import('#server/adapters/payments/stripe.ts')
    return createStripePayments({ secretKey, webhookSecret, clock: systemClock })
  }
  return createSandboxPayments({ db, clock: systemClock, secrets: webSecrets, signingSecret: `sandbox.${settings.tokenSecret}` })
}

/** Calls of more than four people, where a LiveKit server is configured. */
export async function largeCallsOf({
  LIVEKIT_URL: url,
  LIVEKIT_API_KEY: apiKey,
  LIVEKIT_API_SECRET: apiSecret,
}: Config): Promise<LargeCalls> {
  if (!url || !apiKey || !apiSecret) return noLargeCalls
  const { createLiveKit } = await import('#server/adapters/large-calls/livekit.ts')
  return createLiveKit({ url, apiKey, apiSecret })
}

/** The map of the region whose file the operator gave. */
export async function mapRegionOf({ MAP_REGION_FILE: path }: Config): Promise<MapRegion | null> {
  if (path === undefined) return null
  const { openRegionFile } = await import('#server/adapters/map-region/file.ts')
  return openRegionFile(path)
}

/** Where files are kept: an S3-compatible store when it is configured, otherwise the data folder. */
export async function filesOf(config: Config): Promise<FileStore> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    const { createS3Files } = await import('#server/adapters/files/s3.ts')
    return createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  }
  return createDiskFiles(join(config.DATA_DIR, 'files'))
}

/** What verbs may know of the configuration. */
export function settingsOf(config: Config, tokenSecret: string): Settings {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = config
  return {
    publicUrl: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    mailFrom: mailboxOf(config.MAIL_FROM),
    tokenSecret,
    accessTokenSeconds: 600,
    refreshTokenDays: 30,
    firebase: projectId && apiKey && authDomain ? { projectId, apiKey, authDomain } : null,
    stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    mapsKey: config.GOOGLE_MAPS_KEY ?? null,
    callWays: callWaysOf(config),
    visitorCalls: config.VISITOR_CALLS_PER_MINUTE || null,
  }
}

function callWaysOf({ STUN_URLS: stun, TURN_URLS: urls, TURN_SECRET: secret, TURN_SECONDS: seconds }: Config): CallWays {
  return { stun, turn: urls && secret ? { urls, secret, seconds } : null }
}
