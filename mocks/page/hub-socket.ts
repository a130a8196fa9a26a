/* oxlint-disable unicorn/require-post-message-target-origin -- a port has no origin */
import type { SocketSignal } from '../messages.ts'
import type { WorkerLine } from './worker-line.ts'

const open = new Set<{ close(): void }>()

/** Breaks every connection to the hub, as a lost network does. */
export function dropHubSockets(): void {
  for (const socket of open) socket.close()
}

/**
 * A WebSocket for SignalR's client whose other end is the hub in the worker. It has what that client uses. `mayOpen`: whether there
 * is a network now.
 */
export function hubSocketOver(line: WorkerLine, mayOpen: () => boolean): typeof WebSocket {
  class HubSocket {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    binaryType = 'blob'
    readyState: number = HubSocket.CONNECTING
    onopen: ((event: Event) => void) | null = null
    onmessage: ((event: MessageEvent) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    onclose: ((event: CloseEvent) => void) | null = null
    readonly #port: MessagePort

    constructor(address: string | URL) {
      const { port1, port2 } = new MessageChannel()
      this.#port = port1
      port1.addEventListener('message', ({ data }: MessageEvent<string | SocketSignal>) => this.#hear(data))
      port1.start()
      open.add(this)
      if (mayOpen()) line.ask('connect', { address: String(address) }, { ports: [port2] }).catch(() => this.#end(1006))
      else queueMicrotask(() => this.#end(1006))
    }

    send(text: string): void {
      this.#port.postMessage(text)
    }

    close(code = 1000): void {
      if (this.readyState === HubSocket.CLOSED) return
      this.#port.postMessage({ closed: code } satisfies SocketSignal)
      this.#end(code)
    }

    #hear(data: string | SocketSignal): void {
      if (typeof data === 'string') this.onmessage?.(new MessageEvent('message', { data }))
      else if ('closed' in data) this.#end(data.closed)
      else {
        this.readyState = HubSocket.OPEN
        this.onopen?.(new Event('open'))
      }
    }

    #end(code: number): void {
      if (this.readyState === HubSocket.CLOSED) return
      this.readyState = HubSocket.CLOSED
      open.delete(this)
      this.#port.close()
      this.onclose?.(new CloseEvent('close', { code, wasClean: code === 1000 }))
    }
  }
  return HubSocket as unknown as typeof WebSocket
}
