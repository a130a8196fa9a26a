/** Time as the call knows it; tests hand in their own. */
export interface Timers {
  after(milliseconds: number, run: () => void): () => void
  every(milliseconds: number, run: () => void): () => void
  /** In [0, 1). */
  random(): number
}

export const browserTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
  random: () => Math.random(),
}
