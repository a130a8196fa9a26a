import { prescriptionStates } from '#contract/prescriptions/states.ts'
import { choiceField } from '#shared/address/fields.ts'

export const prescriptionFilters = { state: choiceField(prescriptionStates) }
