import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueReminder, expiryReminderDays } from './values.ts'

it('reminds of each day once, whatever days the platform runs on', () => {
  const days = fc.uniqueArray(fc.integer({ min: -20, max: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(days, (visited) => {
      const reminded: number[] = []
      for (const daysLeft of visited.toSorted((one, other) => other - one)) {
        const due = dueReminder(daysLeft, reminded)
        if (due !== null) reminded.push(due)
      }
      // One by one: a reminder is sent at the first run on or after its day, unless a later one's day has come by then.
      const naive = expiryReminderDays.filter((day, place) =>
        visited.some((left) => left <= day && left > (expiryReminderDays[place + 1] ?? -Infinity)),
      )
      expect(reminded).toEqual(naive)
    }),
    { seed: 20_261_124 },
  )
})

it('says nothing before the first day', () => expect(dueReminder(31, [])).toBeNull())
