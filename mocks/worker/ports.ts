/* oxlint-disable unicorn/require-post-message-target-origin -- a port has no origin */
import type { Log } from '#server/kernel/ports.ts'
import type { HubSocket } from '#server/hub/socket.ts'
import type { SocketSignal } from '../messages.ts'

/** Into the developer tools' console. */
export const consoleLog: Log = {
  info() {},
  warn: (message, fields) => console.warn(message, fields ?? ''),
  error: (message, fields) => console.error(message, fields ?? ''),
}

const decoder = new TextDecoder()

/** The hub's end of a connection whose other end is in a page. */
export class PortSocket implements HubSocket {
  readonly buffered = 0
  readonly #port: MessagePort
  #closed: () => void = () => {}

  constructor(port: MessagePort) {
    this.#port = port
    this.#say({ opened: true })
  }

  send(data: Uint8Array): void {
    this.#port.postMessage(decoder.decode(data))
  }

  close(code = 1000): void {
    this.#say({ closed: code })
    this.#port.close()
    this.#closed()
  }

  terminate(): void {
    this.close(1006)
  }

  onMessage(receive: (text: string) => void): void {
    this.#port.addEventListener('message', ({ data }: MessageEvent<string | SocketSignal>) => {
      if (typeof data === 'string') return receive(data)
      this.#port.close()
      this.#closed()
    })
    this.#port.start()
  }

  onClose(closed: () => void): void {
    this.#closed = closed
  }

  #say(signal: SocketSignal): void {
    this.#port.postMessage(signal)
  }
}

/** Tells a page that its connection was refused. */
export function refuse(port: MessagePort): void {
  port.postMessage({ closed: 1006 } satisfies SocketSignal)
  port.close()
}
