/** Carries short texts from each process to all others. What is lost is not repeated: clients catch up. */
export interface Backplane {
  /** At most {@link backplaneBytes} in UTF-8. Never throws; a failure is the backplane's to log and to mend. */
  send(text: string): void
  /**
   * Receives what others sent (and perhaps one's own). `restored` is called when the line was down and is up again:
   * something may have been lost.
   */
  start(receive: (text: string) => void, restored: () => void): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL's NOTIFY carries less than 8,000 bytes; the same limit holds for all. */
export const backplaneBytes = 7900

/** One process: nobody to tell. */
export const noBackplane: Backplane = {
  send: () => {},
  start: async () => {},
  stop: async () => {},
}
