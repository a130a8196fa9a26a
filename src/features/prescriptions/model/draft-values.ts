import { quantityOf } from '#contract/prescriptions/rules.ts'
import type { Prescribed, Prescription, PrescriptionDraft, PrescriptionTemplate } from '#contract/prescriptions/schemas.ts'
import type { DoseUnit } from '#contract/prescriptions/values.ts'
import type { Medicine } from '#contract/formulary/schemas.ts'
import type { MedicineForm, Route } from '#contract/formulary/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

/** A line as its fields hold it: numbers as plain decimal texts. */
export interface LineValues extends Omit<Prescribed, 'dose' | 'days' | 'quantity' | 'refills'> {
  id: string
  dose: string
  days: string
  quantity: string
  /** The doctor has written a quantity of their own: it no longer follows from dose, frequency and days. */
  isQuantityOwn: boolean
  refills: string
}

export interface DraftValues {
  locale: Locale
  diagnosis: string
  lines: LineValues[]
  advice: string
  followUpOn: string
}

const unitsOfForms: Partial<Record<MedicineForm, DoseUnit>> = {
  tablet: 'tablet',
  chewable_tablet: 'tablet',
  orodispersible_tablet: 'tablet',
  extended_release_tablet: 'tablet',
  lozenge: 'tablet',
  capsule: 'capsule',
  extended_release_capsule: 'capsule',
  oral_suspension: 'mL',
  oral_solution: 'mL',
  injection: 'mL',
  drops: 'drop',
  eye_drops: 'drop',
  ear_drops: 'drop',
  spray: 'puff',
  nasal_spray: 'puff',
  inhaler: 'puff',
  nebuliser_solution: 'mL',
  enema: 'piece',
  implant: 'piece',
  patch: 'patch',
  suppository: 'suppository',
  powder: 'g',
  paste: 'g',
  spot_on: 'pipette',
  collar: 'piece',
}
const routesOfForms: Partial<Record<MedicineForm, Route>> = {
  injection: 'subcutaneous',
  cream: 'topical',
  ointment: 'topical',
  gel: 'topical',
  lotion: 'topical',
  eye_drops: 'ocular',
  eye_ointment: 'ocular',
  ear_drops: 'otic',
  nasal_spray: 'nasal',
  inhaler: 'inhaled',
  nebuliser_solution: 'inhaled',
  patch: 'transdermal',
  suppository: 'rectal',
  enema: 'rectal',
  implant: 'subcutaneous',
  spot_on: 'topical',
  collar: 'topical',
  shampoo: 'topical',
}

/** In what a medicine of this form is measured, and how it is usually given. */
export const usualOf = (form: MedicineForm): { doseUnit: DoseUnit; route: Route } => ({
  doseUnit: unitsOfForms[form] ?? 'application',
  route: routesOfForms[form] ?? 'oral',
})

/** What a medicine of the formulary says of a line. */
export const lineOf = ({ id, name, strength, form, route }: Medicine): Partial<LineValues> => ({
  medicineId: id,
  name,
  strength,
  form,
  doseUnit: usualOf(form).doseUnit,
  route,
})

/** A line that the doctor fills in. */
export const emptyLine = (id: string): LineValues => ({
  id,
  medicineId: null,
  name: '',
  strength: '',
  form: 'tablet',
  ...usualOf('tablet'),
  dose: '1',
  frequency: 'twice_daily',
  asNeeded: false,
  days: '7',
  quantity: '14',
  isQuantityOwn: false,
  refills: '0',
  note: '',
})

export const lineValues = (line: Prescribed & { id: string }): LineValues => ({
  id: line.id,
  medicineId: line.medicineId,
  name: line.name,
  strength: line.strength,
  form: line.form,
  route: line.route,
  dose: String(line.dose),
  doseUnit: line.doseUnit,
  frequency: line.frequency,
  asNeeded: line.asNeeded,
  days: String(line.days),
  quantity: String(line.quantity),
  isQuantityOwn: line.quantity !== quantityOf(line),
  refills: String(line.refills),
  note: line.note,
})

export const draftValues = ({ locale, diagnosis, lines, advice, followUpOn }: Prescription): DraftValues => ({
  locale,
  diagnosis,
  lines: lines.map(lineValues),
  advice,
  followUpOn: followUpOn ?? '',
})

/** With the quantity that follows from the rest, unless the doctor wrote another one. */
export function withQuantity(line: LineValues): LineValues {
  const course = { dose: Number(line.dose), frequency: line.frequency, days: Number(line.days) }
  const isTold = course.dose > 0 && Number.isInteger(course.days) && course.days > 0
  return line.isQuantityOwn || !isTold ? line : { ...line, quantity: String(quantityOf(course)) }
}

/** An empty field is no number: the schema names it. */
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** What the contract checks. */
export const draftOf = ({ lines, followUpOn, ...values }: DraftValues, revision: number) => ({
  ...values,
  revision,
  followUpOn: followUpOn || null,
  lines: lines.map(({ isQuantityOwn: _own, ...line }) => ({
    ...line,
    dose: numberOf(line.dose),
    days: numberOf(line.days),
    quantity: numberOf(line.quantity),
    refills: numberOf(line.refills),
  })),
})

/** A draft with what a template says added to it. */
export const withTemplate = (
  values: DraftValues,
  template: PrescriptionTemplate,
  newId: () => string,
): Pick<DraftValues, 'diagnosis' | 'advice' | 'lines'> => ({
  diagnosis: values.diagnosis || template.diagnosis,
  advice: [values.advice, template.advice].filter(Boolean).join('\n'),
  lines: [...values.lines, ...template.lines.map((line) => lineValues({ ...line, id: newId() }))],
})

/** What a kept draft says, as a template of that name. */
export const templateOf = ({ diagnosis, advice, lines }: PrescriptionDraft, name: string) => ({
  name,
  diagnosis,
  advice,
  lines: lines.map(({ id: _id, ...line }) => line),
})
