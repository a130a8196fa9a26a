import { roles } from '#contract/kernel/roles.ts'
import type { Fault } from '../page/faults.ts'
import { scenarioNames } from '../scenarios/names.ts'
import type { ScreenParameters } from './screen.ts'

/** In the toolbar: as the story says. */
export const ofStory = 'story'

/** Faults by the name that the toolbar shows. */
export const toolbarFaults: Readonly<Record<string, Fault>> = {
  offline: { kind: 'offline' },
  slow: { kind: 'slow', milliseconds: 3000 },
  unanswered: { kind: 'unanswered' },
  '401 once': { kind: '401 once' },
  'renewal refused': { kind: 'renewal refused' },
  'every call fails': { kind: 'failing' },
}

/** What the toolbar says otherwise than the story. */
export function chosenInToolbar(globals: Readonly<Record<string, unknown>>): Partial<ScreenParameters> {
  const { role, scenario, fault } = globals
  return {
    ...(role === 'visitor' && { role: undefined }),
    ...pick('role', roles, role),
    ...pick('scenario', scenarioNames, scenario),
    ...(fault === 'none' && { fault: undefined }),
    ...(typeof fault === 'string' && toolbarFaults[fault] && { fault: toolbarFaults[fault] }),
  }
}

function pick<K extends string, T extends string>(name: K, among: readonly T[], chosen: unknown): Partial<Record<K, T>> {
  const found = among.find((value) => value === chosen)
  return found === undefined ? {} : ({ [name]: found } as Record<K, T>)
}
