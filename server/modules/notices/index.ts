import type { Module } from '#server/kernel/module.ts'
import { noticesEndpoints } from './endpoints.ts'

export const noticesModule: Module = { name: 'notices', endpoints: noticesEndpoints }
