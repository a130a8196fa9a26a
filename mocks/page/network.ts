import { dropHubSockets } from './hub-socket.ts'
import { concerns, isRenewal, spoiltToken, type Fault } from './faults.ts'

/** What becomes of a request on its way to the platform. */
export interface Passage {
  readonly request: Request
  /** The platform is to fail with it. */
  readonly failing: boolean
}

const never = new Promise<never>(() => {})

/** The line between page and platform: passes everything until a fault is set. */
export class Network {
  #fault: Fault | null = null
  #isSpent = false

  get isOnline(): boolean {
    return this.#fault?.kind !== 'offline'
  }

  /** From now on this goes wrong, and nothing else; `null`: nothing does. */
  set(fault: Fault | null): void {
    const wasOnline = this.isOnline
    this.#fault = fault
    this.#isSpent = false
    if (wasOnline === this.isOnline) return
    Object.defineProperty(navigator, 'onLine', { value: this.isOnline, configurable: true })
    if (!this.isOnline) dropHubSockets()
    dispatchEvent(new Event(this.isOnline ? 'online' : 'offline'))
  }

  /** Takes a request to the platform's door; `null` when it does not get there. */
  async pass(request: Request): Promise<Passage | null> {
    const fault = this.#fault
    const { pathname } = new URL(request.url)
    const unharmed = { request, failing: false }
    if (!fault || !concerns(fault, request.method, pathname)) return unharmed
    switch (fault.kind) {
      case 'offline':
        return null
      case 'unanswered':
        return never
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
        return unharmed
      case 'failing':
        return { request, failing: true }
      case '401 once':
        return { request: this.#spoilOnce(request), failing: false }
      case 'renewal refused':
        return {
          request: isRenewal(request.method, pathname) ? await spoilRenewal(request) : spoilToken(request),
          failing: false,
        }
      default:
        return fault satisfies never
    }
  }

  #spoilOnce(request: Request): Request {
    if (this.#isSpent || !carriesToken(request)) return request
    this.#isSpent = true
    return spoilToken(request)
  }
}

const carriesToken = (request: Request) => (request.headers.get('authorization') ?? 'Bearer').trim() !== 'Bearer'

function spoilToken(request: Request): Request {
  if (!carriesToken(request)) return request
  const spoilt = new Request(request)
  spoilt.headers.set('authorization', spoiltToken)
  return spoilt
}

async function spoilRenewal(request: Request): Promise<Request> {
  const body = { ...((await request.clone().json()) as object), refreshToken: 'spoilt' }
  return new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })
}
