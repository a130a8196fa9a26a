/** What the hub needs of a WebSocket. The one in Node is in `node.ts`; a browser's worker brings its own over a MessagePort. */
export interface HubSocket {
  /** Sends one text message, given in UTF-8. */
  send(data: Uint8Array): void
  /** Bytes that were sent but have not left yet. */
  readonly buffered: number
  /** Closes after what was sent has left. */
  close(code?: number): void
  /** Drops the connection at once. */
  terminate(): void
  onMessage(receive: (text: string) => void): void
  onClose(closed: () => void): void
}

/** Whose connection it is; read from the ticket. */
export interface Guest {
  readonly userId: string
  readonly sessionId: string
  /** The session ended after the ticket was issued: its client is let in to be told so, and for nothing else. */
  readonly hasEnded?: true
}
