import { expect, it } from 'vitest'
import { speaksOfEmergency } from './red-flags.ts'

it.each([
  'Since an hour I have CHEST PAIN',
  'He can’t breathe',
  'Tengo dolor en el pecho',
  'Douleur à la poitrine depuis midi',
  'Der Hund hat sich vergiftet',
  'لديّ ألم في الصدر',
  'उसे सीने में दर्द है',
])('%s speaks of an emergency', (text) => expect(speaksOfEmergency(text)).toBe(true))

it.each(['See you at ten', 'The rash is smaller', 'Bis morgen'])('%s does not', (text) =>
  expect(speaksOfEmergency(text)).toBe(false),
)
