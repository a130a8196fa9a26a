import type { Module } from '#server/kernel/module.ts'
import { listsEndpoints } from './endpoints.ts'
import { listsMigrations } from './migrations/index.ts'
import { seedLists } from './seed-lists.ts'
import './tables.ts'

export { allNamesOf, choicesOf, currentEntry, namesOfDoctor } from './chosen-names.ts'
import { listsData } from './personal-data.ts'

/** The office's reference lists, from which doctors' profiles and health records choose. */
export const listsModule: Module = {
  name: 'lists',
  personalData: listsData,
  endpoints: listsEndpoints,
  migrations: listsMigrations,
  seed: seedLists,
}
