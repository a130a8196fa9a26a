import type { LargeCalls } from '#server/kernel/ports.ts'

const refuse = async (): Promise<never> => {
  throw new Error('Nothing carries calls of more than four here')
}

/** Nothing carries large calls: the platform refuses the fifth person. */
export const noLargeCalls: LargeCalls = { name: 'none', address: null, pass: refuse, remove: refuse }
