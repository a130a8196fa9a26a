import { hubCalls } from '#contract/hub/calls.ts'
import type { OpenOptions, SentRequest } from '../messages.ts'
import { worldMoment } from '../moment.ts'
import type { ScenarioName } from '../scenarios/names.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { Keeping } from './keeping.ts'
import { openWorld, type World } from './world.ts'

const reading = new Set(['GET', 'HEAD'])
/** Writes that leave nothing a person could see. */
const traceless = new Set([`/api${hubCalls.issueTicket.path}`])
const usual: ScenarioName = 'living'

interface Held {
  readonly scenario: ScenarioName
  readonly keep: boolean
  readonly world: World
  isChanged: boolean
}

/**
 * Holds the one world of this worker that is served: opens another when a scenario is asked for, and not when one as new is at hand. One that is
 * left as new is put aside, for most stories come back to it.
 */
export class WorldKeeper {
  #held: Promise<Held> | null = null
  #aside: Held | null = null
  readonly #keeping = new Keeping()

  get world(): Promise<World> {
    if (!this.#held) return Promise.reject(new Error('No scenario is open'))
    return this.#held.then(({ world }) => world)
  }

  /** Pages that open one after the other get their worlds one after the other. */
  async open(asked: OpenOptions): Promise<number | null> {
    this.#held = this.#next(this.#held, asked)
    const { scenario, world } = await this.#held
    return stands(scenario) ? null : world.platform.clock.now().getTime() - Date.parse(worldMoment)
  }

  /** Has the world answer a request, and notes that it is not as new any more. */
  async serve<Answer>(asked: SentRequest, answer: (world: World) => Promise<Answer>): Promise<Answer> {
    const held = await this.#held
    if (!held) throw new Error('No scenario is open')
    const writes = !reading.has(asked.method) && !traceless.has(new URL(asked.address).pathname)
    // Before it is answered: meanwhile another world may be asked for.
    if (writes) held.isChanged = true
    const answered = await answer(held.world)
    if (writes && held.keep) this.#keeping.changed()
    return answered
  }

  async #next(before: Promise<Held> | null, asked: OpenOptions): Promise<Held> {
    const held = await before?.catch(() => null)
    if (held && serves(held, asked)) return held
    this.#keeping.forgetWorld()
    const aside = this.#aside
    this.#aside = held && isAsNew(held) ? held : null
    if (held && !this.#aside) await held.world.end()
    if (aside && serves(aside, asked)) return aside
    await aside?.world.end()
    return this.#openWorld(asked)
  }

  async #openWorld(asked: OpenOptions): Promise<Held> {
    const kept = asked.scenario === null ? await this.#keeping.read() : undefined
    const scenario = kept?.scenario ?? asked.scenario ?? usual
    const world = await openWorld({ scenario, kept })
    if (asked.keep) this.#keeping.follow(scenario, world)
    return { scenario, keep: asked.keep, world, isChanged: false }
  }
}

/** Time does not go on in it. */
const stands = (scenario: ScenarioName) => scenarios[scenario].pace === 'frozen'

const isAsNew = ({ scenario, keep, isChanged }: Held) => !keep && !isChanged && stands(scenario)

function serves(held: Held, { scenario, keep }: OpenOptions): boolean {
  if (keep !== held.keep) return false
  return keep ? scenario === null : scenario === held.scenario && !held.isChanged
}
