import { browserStorage } from '#shared/session/safe-storage.ts'

const key = 'carenest:shortcuts'

/** Whether keys alone do something on this device. Who speaks to the computer, or slips, turns them off. */
export function characterKeysOn(): boolean {
  return browserStorage.getItem(key) !== 'off'
}

export function chooseCharacterKeys(on: boolean): void {
  if (on) browserStorage.removeItem(key)
  else browserStorage.setItem(key, 'off')
}
