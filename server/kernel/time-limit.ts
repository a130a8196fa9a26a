/** The work took longer than it may. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

/** What `work` answers, or `TimeLimitReached` after so many milliseconds. The work itself is not ended by it. */
export async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitReached(`not within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
