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
}

/** Holds the one world of this worker: opens another when a scenario is asked for, and not when the one it has is as new. */
export class WorldKeeper {
  #held: Promise<Held> | null = null
  #isChanged = false
  readonly #keeping = new Keeping()

  get world(): Promise<World> {
    if (!this.#held) return Promise.reject(new Error('No scenario is open'))
    return this.#held.then(({ world }) => world)
  }

  /** Pages that open one after the other get their worlds one after the other. */
  async open(asked: OpenOptions): Promise<number | null> {
    this.#held = this.#next(this.#held, asked)
    const { scenario, world } = await this.#held
    return scenarios[scenario].pace === 'frozen' ? null : world.platform.clock.now().getTime() - Date.parse(worldMoment)
  }

  /** Notes what was asked of the world, after it was answered. */
  async served({ method, address }: SentRequest): Promise<void> {
    if (reading.has(method) || traceless.has(new URL(address).pathname)) return
    this.#isChanged = true
    if ((await this.#held)?.keep) this.#keeping.changed()
  }

  async #next(before: Promise<Held> | null, asked: OpenOptions): Promise<Held> {
    const held = await before?.catch(() => null)
    if (held && this.#serves(held, asked)) return held
    this.#keeping.forgetWorld()
    await held?.world.end()
    this.#isChanged = false
    const kept = asked.scenario === null ? await this.#keeping.read() : undefined
    const scenario = kept?.scenario ?? asked.scenario ?? usual
    const world = await openWorld({ scenario, kept })
    if (asked.keep) this.#keeping.follow(scenario, world)
    return { scenario, keep: asked.keep, world }
  }

  #serves(held: Held, { scenario, keep }: OpenOptions): boolean {
    if (keep !== held.keep) return false
    return keep ? scenario === null : scenario === held.scenario && !this.#isChanged
  }
}
