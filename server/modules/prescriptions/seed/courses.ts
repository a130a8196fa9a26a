import type { Prescribed } from '#contract/prescriptions/schemas.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'

/** What a prescription of the demonstration world says. */
export interface SeededCourse {
  readonly name: string
  readonly for: 'person' | 'animal'
  readonly state: PrescriptionState
  readonly diagnosis: string
  readonly advice: string
  readonly lines: readonly Prescribed[]
  /** So many of its lines were given once. */
  readonly filledLines: number
}

const capsule = { medicineId: null, form: 'capsule', route: 'oral', doseUnit: 'capsule', asNeeded: false, note: '' } as const
const tablet = { medicineId: null, form: 'tablet', route: 'oral', doseUnit: 'tablet', asNeeded: false, note: '' } as const

const earInfection: SeededCourse = {
  name: 'Middle ear infection',
  for: 'person',
  state: 'issued',
  diagnosis: 'Acute otitis media',
  advice: 'Finish the whole course, also when the pain is gone.\nCome back if the fever lasts longer than three days.',
  lines: [
    { ...capsule, name: 'Amoxicillin', strength: '500 mg', dose: 1, frequency: 'three_daily', days: 7, quantity: 21, refills: 0 },
    {
      ...tablet,
      name: 'Paracetamol',
      strength: '500 mg',
      dose: 1,
      frequency: 'every_6_hours',
      asNeeded: true,
      days: 5,
      quantity: 20,
      refills: 1,
    },
  ],
  filledLines: 1,
}

const pressure: SeededCourse = {
  name: 'High blood pressure',
  for: 'person',
  state: 'issued',
  diagnosis: 'Hypertension',
  advice: 'Measure your blood pressure in the morning and in the evening.',
  lines: [{ ...tablet, name: 'Amlodipine', strength: '5 mg', dose: 1, frequency: 'daily', days: 30, quantity: 30, refills: 5 }],
  filledLines: 1,
}

const reflux: SeededCourse = {
  name: 'Reflux',
  for: 'person',
  state: 'cancelled',
  diagnosis: 'Gastro-oesophageal reflux',
  advice: '',
  lines: [{ ...capsule, name: 'Omeprazole', strength: '20 mg', dose: 1, frequency: 'daily', days: 28, quantity: 28, refills: 0 }],
  filledLines: 0,
}

const itch: SeededCourse = {
  name: 'Itching skin',
  for: 'animal',
  state: 'dispensed',
  diagnosis: 'Atopic dermatitis',
  advice: 'Wash the bedding once a week.',
  lines: [
    {
      ...tablet,
      name: 'Oclacitinib',
      strength: '5.4 mg',
      dose: 1,
      frequency: 'twice_daily',
      days: 14,
      quantity: 28,
      refills: 0,
      note: 'With food',
    },
  ],
  filledLines: 1,
}

const joints: SeededCourse = {
  name: 'Stiff joints',
  for: 'animal',
  state: 'issued',
  diagnosis: 'Osteoarthritis',
  advice: 'Short walks several times a day.',
  lines: [
    {
      ...tablet,
      name: 'Meloxicam',
      strength: '1.5 mg / mL',
      form: 'oral_suspension',
      dose: 1.2,
      doseUnit: 'mL',
      frequency: 'daily',
      days: 30,
      quantity: 36,
      refills: 2,
      note: 'With food',
    },
  ],
  filledLines: 0,
}

/** What the demonstration doctor is about to sign. */
export const seededDraft: SeededCourse = {
  name: 'Hay fever',
  for: 'person',
  state: 'draft',
  diagnosis: 'Allergic rhinitis',
  advice: '',
  lines: [{ ...tablet, name: 'Cetirizine', strength: '10 mg', dose: 1, frequency: 'daily', days: 30, quantity: 30, refills: 2 }],
  filledLines: 0,
}

const eczema: SeededCourse = {
  name: 'Eczema',
  for: 'person',
  state: 'expired',
  diagnosis: 'Atopic eczema',
  advice: '',
  lines: [
    {
      ...tablet,
      name: 'Hydrocortisone',
      strength: '1 %',
      form: 'cream',
      route: 'topical',
      dose: 1,
      doseUnit: 'application',
      frequency: 'twice_daily',
      days: 10,
      quantity: 20,
      refills: 0,
    },
  ],
  filledLines: 0,
}

/** Of the demonstration patient: each for the next newest visit of its kind. */
export const seededCourses: readonly SeededCourse[] = [earInfection, pressure, reflux, eczema, joints, itch]
