/** What is used of it here; the package brings no types. */
declare module 'fs-native-extensions' {
  /**
   * Asks the operating system for the exclusive lock on `length` bytes from `offset`, without waiting: `false` when another open file has it.
   * macOS locks the whole file. The lock ends with the descriptor, so with the process at the latest.
   */
  export function tryLock(fd: number, offset?: number, length?: number): boolean
}
