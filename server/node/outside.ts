import { join } from 'node:path'
import { createCourierByChannel } from '#server/adapters/couriers/by-channel.ts'
import { createConsoleCourier } from '#server/adapters/couriers/console.ts'
import { createSmsGatewayCourier } from '#server/adapters/couriers/sms-gateway.ts'
import { createDiskFiles } from '#server/adapters/files/disk.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/kernel/db.ts'
import { systemClock, webSecrets } from '#server/kernel/defaults.ts'
import type { Courier, FileStore, PaymentProvider } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { mailboxOf } from './mailbox.ts'

// What is not configured is not even loaded: half of the time to start was spent on packages that nobody used.

/** How messages leave: by what is configured, otherwise printed and kept in the outbox. */
export async function courierOf(config: Config): Promise<Courier> {
  const printed = createConsoleCourier()
  return createCourierByChannel({
    email: config.SMTP_URL ? await smtpCourier(config.SMTP_URL, config.MAIL_FROM) : printed,
    sms: config.SMS_GATEWAY_URL
      ? createSmsGatewayCourier({ url: config.SMS_GATEWAY_URL, token: config.SMS_GATEWAY_TOKEN })
      : printed,
  })
}

async function smtpCourier(url: string, from: string): Promise<Courier> {
  const { createSmtpCourier } = await import('#server/adapters/couriers/smtp.ts')
  return createSmtpCourier({ url, from })
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
    visitorCalls: config.VISITOR_CALLS_PER_MINUTE || null,
  }
}
