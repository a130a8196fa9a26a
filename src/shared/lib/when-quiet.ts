import { whenIdle, type IdleOptions } from './when-idle.ts'

/** Milliseconds until it is looked again whether the screen still waits. */
const busyPause = 150

/**
 * Does something in an idle moment in which nothing comes that a person waits for: not while `isBusy`, but after `atLatest` milliseconds
 * whatever comes, where that is given. Answers how it is called off.
 */
export function whenQuiet(action: () => void, isBusy: () => boolean, { atLatest, untold }: IdleOptions = {}): () => void {
  const end = atLatest === undefined ? Infinity : performance.now() + atLatest
  let stop = () => {}
  const look = () => {
    stop = whenIdle(
      () => {
        if (!isBusy() || performance.now() >= end) return action()
        const timer = setTimeout(look, busyPause)
        stop = () => clearTimeout(timer)
      },
      { atLatest: atLatest === undefined ? undefined : Math.max(0, end - performance.now()), untold },
    )
  }
  look()
  return () => stop()
}
