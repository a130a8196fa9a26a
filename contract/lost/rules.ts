import { lostLimits } from './values.ts'

/** Kilometres within which people are told at first: how far such an animal goes in its first hour. */
const firstRadius = { cat: 0.5, dog: 2, other: 1 } as const

/** Kilometres within which people are told so many hours after it was lost: each hour as much again. */
export function alertRadius(species: string, hours: number): number {
  const first = species === 'cat' || species === 'dog' ? firstRadius[species] : firstRadius.other
  return Math.min(lostLimits.farthest, first * (1 + Math.max(0, Math.floor(hours))))
}
