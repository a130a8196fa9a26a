import { worldMoment } from '../../mocks/moment.ts'
import { setPageClock } from '../../mocks/page/clock.ts'

/** How far the journeys' clock is ahead of the machine's, in milliseconds. Decided once, by whoever reads it first. */
const ahead = Number((process.env['E2E_CLOCK_AHEAD'] ??= String(Date.parse(worldMoment) - Date.now())))

/**
 * The script that lets a realm's clock begin at the world's moment, a Friday morning in New York, and go on from there. Whoever
 * takes part runs it: the server, the journeys and their pages. What is free tonight would otherwise depend on when one tries.
 */
export const clockScript = `(${setPageClock.toString()})(Date.now() + ${ahead}, 'running')`

/** As an option of Node. */
export const nodeClock = `--import=data:text/javascript,${encodeURIComponent(clockScript)}`

/** The machine's own time, for programs beside the platform whose clock nobody moves; milliseconds. */
export const machineNow = (): number => Date.now() - ahead

const moved = Symbol.for('carenest.journeys.clock')

/** Moves the clock of this process; once, however often it is asked. */
export function moveClock(): void {
  if (moved in globalThis) return
  Object.assign(globalThis, { [moved]: true })
  setPageClock(Date.now() + ahead, 'running')
}
