import type { ScenarioName } from '../scenarios/names.ts'
import { readKept, writeKept, type Kept } from './kept-store.ts'
import type { World } from './world.ts'

/** After the last change: long enough to take several together, short enough that a reload finds them. */
const pauseMilliseconds = 400

/** Keeps a world in the browser's storage, so that what a person did is there after a reload. */
export class Keeping {
  #followed: { readonly scenario: ScenarioName; readonly world: World } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What was kept last, if this build can open it. */
  read(): Promise<Kept | undefined> {
    return readKept()
  }

  /** Keeps the world from now on, beginning with how it is. */
  follow(scenario: ScenarioName, world: World): void {
    this.#followed = { scenario, world }
    this.changed()
  }

  forgetWorld(): void {
    clearTimeout(this.#timer)
    this.#followed = null
  }

  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#write().catch((fault: unknown) => console.warn('What was done could not be kept', fault))
    }, pauseMilliseconds)
  }

  async #write(): Promise<void> {
    if (!this.#followed) return
    const { scenario, world } = this.#followed
    // It takes its turn at the one connection, so no transaction is open meanwhile.
    const dump = await world.platform.db.connection().execute(() => world.database.engine.dump())
    await writeKept({ scenario, dump, at: world.platform.clock.now() })
  }
}
