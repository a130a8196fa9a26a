import { expect, it } from 'vitest'
import { createWords } from '#server/kernel/words.ts'
import { accountWords } from './words.ts'

const words = createWords([accountWords])

it.each([
  ['en-US', 'Hello Maya', 'Friday, November 20, 2026'],
  ['es-ES', 'Hola, Maya', 'viernes, 20 de noviembre de 2026'],
  ['fr-FR', 'Bonjour Maya', 'vendredi 20 novembre 2026'],
  ['de-DE', 'Guten Tag Maya', 'Freitag, 20. November 2026'],
  ['ar', 'مرحبًا Maya', 'الجمعة، 20 نوفمبر 2026'],
  ['hi-IN', 'नमस्ते Maya', 'शुक्रवार, 20 नवंबर 2026'],
])('a mail in %s greets and tells the time as its language does', (locale, greeting, day) => {
  const { subject, text } = words('passwordChanged', locale, { name: 'Maya', at: '2026-11-20T12:00:00Z', timeZone: 'UTC' })
  expect(subject).toBeTruthy()
  expect(text).toContain(greeting)
  expect(text).toContain(day)
})

it.each(['registrationCode', 'mobileCode', 'mobileConfirmation'])(
  '%s, sent before its address is proven, holds a code and nothing else',
  (template) => {
    for (const words of Object.values(accountWords)) {
      const { subject = '', text } = words[template]!
      expect(new Set(Array.from(`${subject} ${text}`.matchAll(/\{\{(.*?)\}\}/g), ([, name]) => name))).toEqual(new Set(['code']))
    }
  },
)
