import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitSystems } from '#contract/kernel/unit-systems.ts'
import { newPet } from '#contract/people/schemas.ts'
import { digitsOfChip, newPetValues, nextDue, petOfValues, valuesOfPet, weightsByDay } from './pet-values.ts'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const vaccination = fc.record({
  vaccine: fc.constantFrom('Rabies', 'rabies', 'Distemper'),
  date: day,
  due: fc.option(day, { nil: null }),
  batch: fc.constantFrom('', 'B-7'),
})
const pet = fc.record({
  name: fc.constant('Milo'),
  species: fc.constantFrom('cat' as const, 'dog' as const),
  breed: fc.constantFrom(null, 'Beagle'),
  sex: fc.constantFrom('female' as const, 'male' as const, 'unknown' as const),
  neutered: fc.constantFrom(null, true, false),
  birthDate: fc.option(day, { nil: null }),
  microchip: fc.constantFrom(null, '985112003456789'),
  weights: fc.array(fc.record({ date: day, grams: fc.integer({ min: 1, max: 2_000_000 }) })),
  vaccinations: fc.array(vaccination),
})
const fixed = { seed: 20261120, numRuns: 300 }

describe('a pet in a form', () => {
  it('loses nothing on its way into the fields and back', () => {
    fc.assert(
      fc.property(pet, fc.constantFrom(...unitSystems), (kept, units) => {
        const shown = valuesOfPet({ ...kept, id: '', picture: null, archivedAt: null }, units)
        const { vaccinations: _inTheRecord, ...sent } = kept
        expect(newPet.parse(petOfValues(shown, units))).toEqual({ ...sent, weights: weightsByDay(kept.weights) })
      }),
      fixed,
    )
  })

  it('is refused without a name and a species, and with a weight that is no number', () => {
    const given = { ...newPetValues, weights: [{ date: '2026-01-01', grams: 'heavy' }] }
    const paths = newPet.safeParse(petOfValues(given, 'metric')).error?.issues.map((issue) => issue.path.join('.'))
    expect(paths).toEqual(['name', 'species', 'weights.0.grams'])
  })

  it('reads a chip’s number as it is printed', () => {
    expect(digitsOfChip('985 112-003.456 789')).toBe('985112003456789')
  })
})

describe('the vaccination to be given next', () => {
  it('is the earliest due one of each vaccine’s newest entry', () => {
    fc.assert(
      fc.property(fc.array(vaccination), (entries) => {
        // Naively: an entry counts when no later one in time, or in the list on the same day, is of its vaccine.
        const counting = entries.filter(
          (entry, at) =>
            !entries.some(
              (other, place) =>
                other.vaccine.toLowerCase() === entry.vaccine.toLowerCase() &&
                (other.date > entry.date || (other.date === entry.date && place > at)),
            ),
        )
        const dues = counting.flatMap(({ due }) => due ?? []).toSorted()
        expect(nextDue(entries)?.due).toBe(dues[0])
      }),
      fixed,
    )
  })
})
