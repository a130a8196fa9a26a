import { adminCalls } from '#contract/admin/calls.ts'
import { compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { startServer, type RunningServer } from '../running/server.ts'
import { loadOf, type Load } from './load.ts'
import { signIn } from './sign-in.ts'

export interface Contest {
  readonly name: string
  /** What both are told about their database. */
  readonly env: Readonly<Record<string, string>>
  readonly administrator: { readonly email: string; readonly password: string }
  readonly isTarget: boolean
}

const [rounds, seconds, warmUpSeconds] = [5, 4, 3]
const kinds = ['bare', 'platform'] as const
type Kind = (typeof kinds)[number]

const commands: Record<Kind, readonly string[]> = {
  platform: [process.execPath, 'dist/server/main.js'],
  bare: [process.execPath, '--import', 'tsx', 'bench/lists/bare.ts'],
}

/** The platform's list with sign-in, access, validation and audit, in turns with the bare query. One serves at a time. */
export async function firstPage({ name, env, administrator, isTarget }: Contest, port: number): Promise<Figure[]> {
  const loads: Record<Kind, Load[]> = { bare: [], platform: [] }
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) {
      const server = await startServer(commands[kind], port, env, kind === 'bare' ? '/' : '/readyz')
      try {
        loads[kind].push(await loadOn(kind, server, administrator))
      } finally {
        await server.stop()
      }
    }
  }
  const of = (kind: Kind, value: keyof Load) => median(loads[kind].map((load) => load[value]))
  const pair = (value: keyof Load) => [of('platform', value), of('bare', value)] as const
  return [
    compared(`First page of 1,000,000, ${name}`, ...pair('requestsPerSecond'), '/s', isTarget ? { atLeast: 0.5 } : undefined),
    compared('… median', ...pair('median'), 'ms'),
    compared('… p99', ...pair('p99'), 'ms', isTarget ? { atMost: 2 } : undefined),
  ]
}

async function loadOn(kind: Kind, server: RunningServer, { email, password }: Contest['administrator']): Promise<Load> {
  const isPlatform = kind === 'platform'
  const headers = isPlatform ? await signIn(server.url, email, password) : {}
  const address = isPlatform ? `${server.url}/api${adminCalls.listOutbox.path}?limit=20` : server.url
  await loadOf(address, headers, warmUpSeconds)
  return loadOf(address, headers, seconds)
}
