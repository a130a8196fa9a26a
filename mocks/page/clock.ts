import type { Pace } from '../worker/clock.ts'

/**
 * This realm's clock goes by the platform's: it stands at an instant, or goes on from there. In milliseconds since 1970. Names
 * nothing outside itself: the journeys hand it over as text.
 */
export function setPageClock(instant: number, pace: Pace): void {
  const TrueDate = globalThis.Date
  const gone = performance.now.bind(performance)
  const began = gone()
  const now = () => (pace === 'frozen' ? instant : Math.round(instant + gone() - began))
  const Clocked = new Proxy(TrueDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new TrueDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  })
  globalThis.Date = Clocked
}
