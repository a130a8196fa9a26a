/** Runs one at a time; asked for while it runs, it runs once more afterwards. */
export function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false
  let runsAgain = false
  const ask = () => {
    if (isRunning) {
      runsAgain = true
      return
    }
    isRunning = true
    void run().finally(() => {
      isRunning = false
      if (!runsAgain) return
      runsAgain = false
      ask()
    })
  }
  return ask
}
