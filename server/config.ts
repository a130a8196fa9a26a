import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'

const text = z.string().trim().min(1)
const url = (protocol: RegExp) => z.url({ protocol, error: 'must be an address that begins with a scheme this setting knows' })
const onOff = z.stringbool({ error: 'must be true or false' })
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535)

/** Addresses with commas between them, each of a scheme. */
const addresses = (scheme: RegExp) =>
  z
    .string()
    .transform((value): readonly string[] => value.split(',').map((each) => each.trim()))
    .refine((all) => all.every((each) => scheme.test(each) && !/\s/.test(each)), {
      error: 'must be addresses that begin with a scheme this setting knows, with commas between them',
    })

/** Origins with commas between them: `http://127.0.0.1:4999`. */
const origins = addresses(/^https?:\/\//).refine(
  (all) => all.every((each) => URL.canParse(each) && new URL(each).origin === each),
  {
    error: 'must be origins, without a path, with commas between them',
  },
)

const privateNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** Proxies that are believed: `true` stands for those on this machine and in private networks. */
const proxies = z.string().transform((value, context): readonly string[] => {
  const named = value.trim().toLowerCase()
  if (named === 'false') return []
  if (named === 'true') return privateNetworks
  const addresses = named.split(',').map((each) => each.trim())
  try {
    // To the package `1` is an address too.
    if (!addresses.every((each) => privateNetworks.includes(each) || isIP(each.split('/')[0]!))) throw new Error('no address')
    proxyAddr.compile(addresses)
    return addresses
  } catch {
    context.addIssue('must be true, false, or addresses and networks with commas between them')
    return z.NEVER
  }
})

/** Every setting by its name in the environment; `.env.example` describes each. */
export const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port.default(4000),
    HOST: text.optional(),
    PUBLIC_URL: url(/^https?$/).optional(),
    TRUST_PROXY: proxies.default([]),
    DRAIN_SECONDS: z.coerce.number({ error: 'must be a number' }).min(0).max(300).optional(),
    VISITOR_CALLS_PER_MINUTE: z.coerce.number({ error: 'must be a number' }).int().min(0).default(600),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    DATA_DIR: text.default('data'),
    DEMO: onOff.optional(),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    DATABASE_CONNECTIONS: z.coerce.number({ error: 'must be a number' }).int().min(2).max(500).default(16),
    MIGRATE_ON_START: onOff.default(true),
    DATABASE_TIMEOUT_SECONDS: z.coerce.number({ error: 'must be a number' }).min(1).max(300).default(10),
    REDIS_URL: url(/^rediss?$/).optional(),
    TOKEN_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    SMTP_URL: url(/^smtps?$/).optional(),
    MAIL_FROM: text.default('Carenest <no-reply@carenest.test>'),
    SMS_GATEWAY_URL: url(/^https?$/).optional(),
    SMS_GATEWAY_TOKEN: text.optional(),
    STRIPE_SECRET_KEY: text.startsWith('sk_', { error: 'must begin with sk_' }).optional(),
    STRIPE_PUBLISHABLE_KEY: text.startsWith('pk_', { error: 'must begin with pk_' }).optional(),
    STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_', { error: 'must begin with whsec_' }).optional(),
    FIREBASE_PROJECT_ID: text.optional(),
    FIREBASE_API_KEY: text.optional(),
    FIREBASE_AUTH_DOMAIN: text.optional(),
    FIREBASE_SERVICE_ACCOUNT: text.optional(),
    VAPID_PUBLIC_KEY: text.optional(),
    VAPID_PRIVATE_KEY: text.optional(),
    VAPID_SUBJECT: url(/^(mailto|https)$/).optional(),
    PUSH_ORIGINS: origins.default([]),
    GOOGLE_MAPS_KEY: text.optional(),
    MAP_REGION_FILE: text.optional(),
    STUN_URLS: addresses(/^stuns?:/).default([]),
    LIVEKIT_URL: z.url({ protocol: /^wss?$/ }).optional(),
    LIVEKIT_API_KEY: z.string().min(1).optional(),
    LIVEKIT_API_SECRET: z.string().min(1).optional(),
    TURN_URLS: addresses(/^turns?:/).optional(),
    TURN_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    TURN_SECONDS: z.coerce.number({ error: 'must be a number' }).int().min(120).max(3600).default(3600),
    S3_ENDPOINT: url(/^https?$/).optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
  })
  .superRefine((values, context) => {
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (values.DATABASE_URL && !values.TOKEN_SECRET) {
      fault('TOKEN_SECRET', 'is required with DATABASE_URL: every process must sign with the same one')
    }
    for (const group of togetherOrNone) {
      const missing = group.filter((name) => !values[name])
      if (missing.length === group.length) continue
      for (const name of missing) fault(name, `is required with ${group.filter((other) => values[other]).join(' and ')}`)
    }
  })

const togetherOrNone = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

export type Config = z.infer<typeof environment>

/** Whether the demonstration world is filled in at a start. A database of your own stays empty unless you ask for it. */
export const isDemonstration = ({ DEMO, DATABASE_URL }: Pick<Config, 'DEMO' | 'DATABASE_URL'>) =>
  DEMO ?? DATABASE_URL === undefined

/** Real people use it: nothing of theirs is printed, and everything they rely on must be configured. */
export const isProduction = (config: Pick<Config, 'DEMO' | 'DATABASE_URL' | 'NODE_ENV'>) =>
  config.NODE_ENV === 'production' && !isDemonstration(config)

/** The environment is not as it should be; one line per fault. No line repeats a value: it may be a secret. */
export class ConfigFault extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/** Reads and checks the settings; an empty value counts as absent. Throws `ConfigFault`. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const read = environment.safeParse(given)
  if (read.success) return read.data
  throw new ConfigFault(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
}

/** What serving real people needs beyond settings that are valid. Throws `ConfigFault`. */
export function assertReadyToServe(config: Config): void {
  if (isProduction(config) && !config.SMTP_URL)
    throw new ConfigFault([
      'SMTP_URL is required in production, because codes and links reach people by mail (DEMO=true tries the platform without it)',
    ])
}
