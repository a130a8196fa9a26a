import type { Capability } from '../kernel/capability.ts'
import { prescriptionsPaths } from './paths.ts'

export const prescriptionsCapability = {
  name: 'prescriptions',
  paths: prescriptionsPaths,
  recordScreens: ['userPrescriptionDetails', 'doctorPrescriptionDetails', 'downloadPrescription'],
} as const satisfies Capability
