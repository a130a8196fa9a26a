import { hubModule } from '#server/hub/index.ts'
import type { Module } from '#server/kernel/module.ts'

/** Every capability of the platform: one line each. */
export const modules: readonly Module[] = [hubModule]
