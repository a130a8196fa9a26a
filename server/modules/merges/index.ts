import type { Module } from '#server/kernel/module.ts'
import { mergesEndpoints } from './endpoints.ts'
import { mergesWords } from './words.ts'

/** Two accounts of one patient become one. */
export const mergesModule: Module = { name: 'merges', endpoints: mergesEndpoints, words: mergesWords }
