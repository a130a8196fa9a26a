/** What the work answers; rejects when that takes longer than so many milliseconds. The work itself goes on. */
export function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`It was not ready within ${milliseconds / 1000} seconds`))
    const timer = setTimeout(late, milliseconds)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
