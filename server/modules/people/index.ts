import type { Module } from '#server/kernel/module.ts'
import { peopleEndpoints } from './endpoints.ts'
import './tables.ts'

/** What people say about themselves, and the pets they care for. */
export const peopleModule: Module = { name: 'people', endpoints: peopleEndpoints }
