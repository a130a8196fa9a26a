import type { Pet } from '#contract/people/schemas.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { fold } from '#contract/kernel/search/fold.ts'
import { readMeasure, writtenMeasure } from '#shared/lib/measures.ts'

export interface WeightLine {
  date: string
  /** As written, in the person's units. */
  grams: string
  /** What it was before; absent of a new line. */
  kept?: number
}

/** A pet as the form holds it: texts, empty where nothing is known. Named as the schema names them, so that faults find their fields. */
export interface PetValues {
  name: string
  species: string
  breed: string
  sex: Pet['sex']
  neutered: '' | 'yes' | 'no'
  birthDate: string
  microchip: string
  weights: readonly WeightLine[]
}

export const newPetValues: PetValues = {
  name: '',
  species: '',
  breed: '',
  sex: 'unknown',
  neutered: '',
  birthDate: '',
  microchip: '',
  weights: [],
}

export function valuesOfPet(pet: Pet, units: UnitSystem): PetValues {
  return {
    name: pet.name,
    species: pet.species,
    breed: pet.breed ?? '',
    sex: pet.sex,
    neutered: pet.neutered === null ? '' : pet.neutered ? 'yes' : 'no',
    birthDate: pet.birthDate ?? '',
    microchip: pet.microchip ?? '',
    weights: weightsByDay(pet.weights).map(({ date, grams }) => ({
      date,
      grams: writtenMeasure(grams, 'weight', units),
      kept: grams,
    })),
  }
}

/** What the contract's schema checks. Weights are sent whole, for what is sent replaces what was kept. */
export function petOfValues(values: PetValues, units: UnitSystem) {
  return {
    name: values.name,
    species: values.species || undefined,
    breed: values.breed.trim() || null,
    sex: values.sex,
    neutered: values.neutered === '' ? null : values.neutered === 'yes',
    birthDate: values.birthDate || null,
    microchip: digitsOfChip(values.microchip) || null,
    weights: values.weights.map(({ date, grams, kept }) => ({
      date,
      grams: readMeasure(grams, 'weight', units, kept) ?? undefined,
    })),
  }
}

/** A chip's number as it is often printed, in groups, without what parts the groups. */
export function digitsOfChip(written: string): string {
  return written.replace(/[\s.-]/g, '')
}

/** The vaccination to be given next: the earliest that is due, of each vaccine only the newest entry counting. */
export function nextDue(vaccinations: Pet['vaccinations']): { vaccine: string; due: string } | undefined {
  const newest = new Map<string, Pet['vaccinations'][number]>()
  for (const entry of vaccinations) {
    const key = fold(entry.vaccine)
    const known = newest.get(key)
    if (!known || known.date <= entry.date) newest.set(key, entry)
  }
  const due = [...newest.values()].flatMap(({ vaccine, due }) => (due === null ? [] : [{ vaccine, due }]))
  return due.sort((one, other) => one.due.localeCompare(other.due))[0]
}

/** In the order of their days, whatever order they are kept in. */
export function weightsByDay(weights: Pet['weights']): Pet['weights'] {
  return weights.toSorted((one, other) => one.date.localeCompare(other.date))
}
