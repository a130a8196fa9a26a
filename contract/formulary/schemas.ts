import { z } from 'zod'
import { id } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import {
  checkAnswers,
  checkKinds,
  checkReasons,
  contentUnits,
  formularySources,
  medicineForms,
  medicineSearch,
  routes,
  subjectKinds,
} from './values.ts'

/** An id of the formulary: the same in every installation, and kept when its row is retired. */
export const medicineId = z.string().min(1).max(64)

/** Milligrams of the first substance in so many units; a tablet of 250 mg is `{ milligrams: 250, per: 1, unit: 'piece' }`. */
export const medicineContent = z.strictObject({
  milligrams: z.number().positive(),
  per: z.number().positive(),
  unit: z.enum(contentUnits),
})
export type MedicineContent = z.infer<typeof medicineContent>

export const medicine = z.strictObject({
  id: medicineId,
  name: z.string(),
  /** By their international names, in small letters. */
  substances: z.array(z.string()).min(1),
  form: z.enum(medicineForms),
  /** As printed: `250 mg / 5 mL`. */
  strength: z.string(),
  /** Where the strength is not told in milligrams, nothing. */
  content: medicineContent.nullable(),
  route: z.enum(routes),
  isFor: z.array(z.enum(subjectKinds)).min(1),
  isPrescriptionOnly: z.boolean(),
  isControlled: z.boolean(),
  source: z.strictObject({
    name: z.enum(formularySources),
    key: z.strictObject({
      /** RxNorm's concept: of the clinical drug, else of its first ingredient. */
      rxcui: z.string().nullable(),
      /** FDA's code of the first substance. */
      unii: z.string().nullable(),
      /** FDA's number of an animal drug's application. */
      application: z.string().nullable(),
    }),
  }),
})
export type Medicine = z.infer<typeof medicine>

export const medicinesQuery = z.strictObject({
  text: lineInput.min(1).max(medicineSearch.longest),
  /** Those for it come first; whatever else is found follows. */
  isFor: z.enum(subjectKinds).optional(),
})
export const medicinesFound = z.strictObject({
  /** Best first. */
  items: z.array(medicine).max(medicineSearch.results),
  /** What was looked for instead, where nothing is written like the text. */
  searchedFor: z.string().nullable(),
})
export type MedicinesFound = z.infer<typeof medicinesFound>

/** One answer about one line, or about two that do not go together. Health data. */
export const check = z.strictObject({
  kind: z.enum(checkKinds),
  answer: z.enum(checkAnswers),
  reason: z.enum(checkReasons),
  /** Lines of the prescription that it is about. */
  lineIds: z.array(id),
  /** What it names besides: the allergen, the other medicine, the animal that lives with it. */
  names: z.array(z.string()),
  /** Where the rule is written. */
  source: z.string().nullable(),
})
export type Check = z.infer<typeof check>

const perKilogram = z.strictObject({ min: z.number().positive(), max: z.number().positive() })
export const doseTemplate = z.strictObject({
  id: z.string(),
  /** The substance that it doses. */
  substance: z.string(),
  label: z.string(),
  /** Of one dose, in milligrams for each kilogram. */
  milligramsPerKilogram: perKilogram,
  /** Of one day, for each kilogram, and of one day at all. */
  maximumPerDayPerKilogram: z.number().positive().nullable(),
  maximumPerDay: z.number().positive().nullable(),
  timesPerDay: z.number().positive(),
  days: z.int().positive().nullable(),
  isFor: z.array(z.enum(subjectKinds)).min(1),
  source: z.string(),
})
export type DoseTemplate = z.infer<typeof doseTemplate>
export const doseTemplatesQuery = z.strictObject({ medicineId, isFor: z.enum(subjectKinds) })
export const doseTemplates = z.array(doseTemplate)
