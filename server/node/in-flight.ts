import type { ServerResponse } from 'node:http'

/** What a server has not answered yet, and whether it is going down. */
export interface InFlight {
  /** Going down: not ready for balancers, and every answer says that its connection ends with it. */
  readonly isLeaving: boolean
  /** Counts an answer until it has left. */
  count(response: ServerResponse): void
  /** Counts work that goes on even when its caller has gone. */
  during<T>(work: Promise<T>): Promise<T>
  leave(): void
  /** Resolves when nothing is under way. */
  ended(): Promise<void>
}

export function createInFlight(): InFlight {
  const responses = new Set<ServerResponse>()
  let works = 0
  let isLeaving = false
  let tell: (() => void)[] = []

  function lookForEnd(): void {
    if (responses.size > 0 || works > 0) return
    for (const each of tell.splice(0)) each()
  }

  return {
    get isLeaving() {
      return isLeaving
    },
    count(response) {
      responses.add(response)
      if (isLeaving) response.setHeader('Connection', 'close')
      response.once('close', () => {
        responses.delete(response)
        lookForEnd()
      })
    },
    async during(work) {
      works += 1
      try {
        return await work
      } finally {
        works -= 1
        lookForEnd()
      }
    },
    leave() {
      isLeaving = true
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    ended: () =>
      new Promise((resolve) => {
        tell.push(resolve)
        lookForEnd()
      }),
  }
}
