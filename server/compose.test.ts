import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { assertReadyToServe, environment, isProduction, readConfig } from './config.ts'

interface Service {
  readonly build?: string
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string | number>>
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { services, volumes } = parse(read('compose.yaml')) as {
  services: Readonly<Record<'application' | 'postgres', Service>>
  volumes: Readonly<Record<string, unknown>>
}
const application = services.application

/** What a person writes into `.env`, here for every setting that the schema knows. */
const given = {
  ...(parseEnv(read('.env.example')) as Record<string, string>),
  POSTGRES_PASSWORD: 'kept by the operator',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://mail.example:587',
}

/** As Compose does it: `${NAME:?word}` and `${NAME:-default}` by what `.env` has. */
const interpolate = (text: string) =>
  text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_whole, name: string, sign: string, rest: string) => {
    const value = (given as Record<string, string>)[name]
    if (!value && sign === '?') throw new Error(`${name}: ${rest}`)
    return value || rest
  })

const decided = Object.fromEntries(
  Object.entries(application.environment ?? {}).map(([name, value]) => [name, interpolate(String(value))]),
)

/** The named volumes of a service by where they are mounted; a path of the host is none. */
const namedMounts = ({ volumes: mounts = [] }: Service) =>
  mounts.map((mount) => mount.split(':')).flatMap(([name = '', target = '']) => (/^[a-z]/.test(name) ? [{ name, target }] : []))

describe('compose.yaml', () => {
  it('passes every setting of the schema, and decides only what follows from its own services', () => {
    expect(application.env_file).toBe('.env')
    const ownDecisions = ['DATABASE_URL', 'DATA_DIR', 'DEMO', 'HOST', 'NODE_ENV', 'PORT', 'REDIS_URL', 'TOKEN_SECRET']
    expect(Object.keys(decided).toSorted()).toEqual(ownDecisions)
    expect(ownDecisions.filter((name) => !(name in environment.shape))).toEqual([])
    // What it passes on of `.env` stays what the person wrote there.
    expect(decided['TOKEN_SECRET']).toBe(given.TOKEN_SECRET)
    expect(decided['DATABASE_URL']).toContain(given.POSTGRES_PASSWORD)
  })

  it('runs in production with what the first lines of the file ask for, and refuses to without mail', () => {
    const config = readConfig({ ...given, ...decided, DATABASE_URL: 'postgres://carenest:x@postgres:5432/carenest' })
    expect(isProduction(config)).toBe(true)
    expect(() => assertReadyToServe(config)).not.toThrow()
    expect(() => assertReadyToServe({ ...config, SMTP_URL: undefined })).toThrow(/^SMTP_URL is required in production[^\n]*$/)
  })

  it('keeps whatever the server writes in named volumes, and lets it write nowhere else', () => {
    expect(application.read_only).toBe(true)
    expect(application.tmpfs).toEqual(['/tmp'])
    const targets = namedMounts(application).map(({ target }) => target)
    expect(targets).toContain(decided['DATA_DIR'])
    expect(namedMounts(services.postgres).map(({ target }) => target)).toEqual(['/var/lib/postgresql/data'])
    const names = [...namedMounts(application), ...namedMounts(services.postgres)].map(({ name }) => name)
    expect(Object.keys(volumes).toSorted()).toEqual(names.toSorted())
    // A named volume takes owner and mode of the image's folder: without one the server could not write.
    const made = /^RUN mkdir (.+) && chown node:node (.+)$/m.exec(read('Dockerfile'))
    expect(made?.[1]?.split(' ').toSorted()).toEqual(targets.toSorted())
    expect(made?.[2]).toBe(made?.[1])
  })
})

it('the image is built on a version of Node that is supported, in every stage', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(images).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim', 'node:24-bookworm-slim'])
})
