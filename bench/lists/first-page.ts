import { adminCalls } from '#contract/admin/calls.ts'
import { compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { startServer, type RunningServer } from '../running/server.ts'
import { freePort } from '../../scripts/testing/process.ts'
import { loadOf, type Load } from './load.ts'
import { signIn } from './sign-in.ts'

type Env = Readonly<Record<string, string>>

export interface Contest {
  readonly name: string
  /** What each is told about its database. */
  readonly env: Readonly<Record<Kind, Env>>
  readonly administrator: { readonly email: string; readonly password: string }
  readonly isTarget: boolean
}

const rounds = 8
const seconds = 3
const warmUpSeconds = 5
const kinds = ['bare', 'platform'] as const
type Kind = (typeof kinds)[number]

const commands: Record<Kind, readonly string[]> = {
  platform: [process.execPath, 'dist/server/main.js'],
  bare: [process.execPath, '--import', 'tsx', 'bench/lists/bare.ts'],
}

/**
 * The platform's list with sign-in, access, validation and audit, against the bare query. Both are up all the time and are asked in
 * turns, so that whatever else the machine does slows both; only one is asked at a time.
 */
export async function firstPage({ name, env, administrator, isTarget }: Contest): Promise<Figure[]> {
  const loads: Record<Kind, Load[]> = { bare: [], platform: [] }
  const servers: RunningServer[] = []
  try {
    const asks: Record<Kind, (duration: number) => Promise<Load>> = { bare: never, platform: never }
    for (const kind of kinds) {
      const server = await startServer(commands[kind], await freePort(), env[kind], kind === 'bare' ? '/' : '/readyz')
      servers.push(server)
      const isPlatform = kind === 'platform'
      const headers = isPlatform ? await signIn(server.url, administrator.email, administrator.password) : {}
      const address = isPlatform ? `${server.url}/api${adminCalls.listOutbox.path}?limit=20` : server.url
      asks[kind] = (duration) => loadOf(address, headers, duration)
      await asks[kind](warmUpSeconds)
    }
    for (let round = 0; round < rounds; round++) for (const kind of kinds) loads[kind].push(await asks[kind](seconds))
  } finally {
    for (const server of servers) await server.stop()
  }
  const of = (kind: Kind, value: keyof Load) => median(loads[kind].map((load) => load[value]))
  const pair = (value: keyof Load) => [of('platform', value), of('bare', value)] as const
  return [
    compared(`First page of 1,000,000, ${name}`, ...pair('requestsPerSecond'), '/s', isTarget ? { atLeast: 0.5 } : undefined),
    compared(`… median, ${name}`, ...pair('median'), 'ms'),
    compared(`… p99, ${name}`, ...pair('p99'), 'ms', isTarget ? { atMost: 2 } : undefined),
  ]
}

const never = () => Promise.reject<Load>(new Error('The server is not up'))
