type Ping = () => Promise<unknown>

let ping: Ping | null = null

/** For the connection: how to reach the server and be answered; `null` while it is lost. */
export function setPing(next: Ping | null): void {
  ping = next
}

/** Milliseconds to the hub and back; `null` where there is no connection, or no answer within the time. */
export async function hubRoundTrip(withinMilliseconds = 5000): Promise<number | null> {
  if (!ping) return null
  const began = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMilliseconds)
  })
  const answered = ping().then(
    () => true,
    () => false,
  )
  const isAnswered = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return isAnswered ? performance.now() - began : null
}
