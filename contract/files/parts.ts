/**
 * A large file comes in parts, so that what has come stays when the network is lost, the page is left or the server starts anew. All parts
 * but the last are of one size: the least that S3 takes of a part.
 */
export const partBytes = 5 * 1024 * 1024

/** Of any file that comes in parts. The database knows it too. */
export const mostUploadBytes = 50_000_000

export const mostParts = Math.ceil(mostUploadBytes / partBytes)

/** How long what has not been finished waits to be gone on with, in hours. */
export const unfinishedHours = 24

export const partCount = (bytes: number): number => Math.ceil(bytes / partBytes)

/** Where a part lies within the whole: from the first byte of it to the first that is none of it. Parts count from 1. */
export function partRange(number: number, bytes: number): { readonly from: number; readonly to: number } {
  return { from: (number - 1) * partBytes, to: Math.min(number * partBytes, bytes) }
}

/** The parts that are still to be sent, in order. */
export function missingParts(bytes: number, arrived: readonly { readonly number: number }[]): readonly number[] {
  const there = new Set(arrived.map(({ number }) => number))
  return Array.from({ length: partCount(bytes) }, (_, index) => index + 1).filter((number) => !there.has(number))
}

/** Bytes that have come. */
export function arrivedBytes(bytes: number, arrived: readonly { readonly number: number }[]): number {
  return arrived.reduce((sum, { number }) => sum + partRange(number, bytes).to - partRange(number, bytes).from, 0)
}
