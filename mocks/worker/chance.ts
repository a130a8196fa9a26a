import { V7Generator } from 'uuidv7'
import { webSecrets } from '#server/kernel/defaults.ts'
import type { Clock, Ids, Secrets } from '#server/kernel/ports.ts'
import { Dice } from '#server/seed/random.ts'

/** `drawn`: true chance. `repeated`: the same each time, so that what a scenario makes looks the same in every picture. */
export type Chance = 'drawn' | 'repeated'

const urlSafe = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Tokens and codes; repeated ones keep nothing from anybody. */
export function worldSecrets(chance: Chance): Secrets {
  if (chance === 'drawn') return webSecrets
  const dice = new Dice(1)
  return {
    hash: (text) => webSecrets.hash(text),
    token: (bytes = 32) => Array.from({ length: Math.ceil((bytes * 4) / 3) }, () => urlSafe[dice.between(0, 63)]).join(''),
    code: (digits) => dice.digits(digits),
  }
}

/** Ids that sort by the world's time, not by that of the machine. */
export function worldIds(clock: Clock, chance: Chance): Ids {
  const dice = new Dice(2)
  const generator = new V7Generator(chance === 'repeated' ? { nextUint32: () => Math.floor(dice.next() * 2 ** 32) } : undefined)
  const rollback = 10_000
  return { next: () => generator.generateOrResetCore(clock.now().getTime(), rollback).toString() }
}
