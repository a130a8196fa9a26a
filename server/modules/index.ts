import { hubModule } from '#server/hub/index.ts'
import type { Module } from '#server/kernel/module.ts'
import { accountModule } from './account/index.ts'
import { peopleModule } from './people/index.ts'

/** Every capability of the platform: one line each. */
export const modules: readonly Module[] = [hubModule, accountModule, peopleModule]
