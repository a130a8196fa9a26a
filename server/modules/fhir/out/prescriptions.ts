import type { MedicationRequest } from '@medplum/fhirtypes'
import { dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { KeptPrescription } from '#server/modules/prescriptions/index.ts'
import { systems } from '../systems.ts'
import { referenceTo, said, secondId } from './identity.ts'

interface Status {
  readonly status: NonNullable<MedicationRequest['status']>
  readonly reason?: string
}

/** Completed is only what was dispensed as often as it may be; whatever ended before that was stopped. */
const statusByState = {
  issued: { status: 'active' },
  dispensed: { status: 'completed' },
  expired: { status: 'stopped', reason: 'Expired' },
  superseded: { status: 'stopped', reason: 'Replaced by another prescription' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<KeptPrescription['state'], Status>

function statusOf({ state, isStopped }: KeptPrescription, isOnHold: boolean): Status {
  if (state === 'issued' && isOnHold) return { status: 'on-hold', reason: 'The record now warns against it' }
  if (state === 'dispensed' && isStopped) return { status: 'stopped', reason: 'Stopped by the prescriber' }
  return statusByState[state]
}

interface Around {
  readonly subjectId: string
  /** Ids of encounters that the bundle has. */
  readonly encounters: ReadonlySet<string>
  readonly isOnHold: boolean
}

/** A prescription as a request for each of its lines, which name it as the group that they belong to. */
export function medicationRequestsOf(
  prescription: KeptPrescription,
  { subjectId, encounters, isOnHold }: Around,
): MedicationRequest[] {
  const { id, appointmentId, doctor, locale, diagnosis, issuedAt, validUntil } = prescription
  const encounter = secondId(appointmentId, 'encounter')
  const { status, reason } = statusOf(prescription, isOnHold)
  return prescription.lines.map((line) =>
    said<MedicationRequest>({
      resourceType: 'MedicationRequest',
      id: line.id,
      status,
      statusReason: reason === undefined ? undefined : { text: reason },
      intent: 'order',
      medicationCodeableConcept: { text: medicineText(line, locale) },
      subject: referenceTo(subjectId),
      encounter: encounters.has(encounter) ? referenceTo(encounter) : undefined,
      authoredOn: issuedAt,
      requester: referenceTo(doctor.id),
      reasonCode: diagnosis === '' ? undefined : [{ text: diagnosis }],
      groupIdentifier: { system: systems.prescription, value: id },
      note: line.note === '' ? undefined : [{ text: line.note }],
      dosageInstruction: [{ text: dosingText(line, locale), asNeededBoolean: line.asNeeded }],
      dispenseRequest: {
        validityPeriod: { start: issuedAt, end: validUntil },
        numberOfRepeatsAllowed: line.refills,
        quantity: { value: line.quantity, unit: line.doseUnit },
        expectedSupplyDuration: { value: line.days, unit: 'd', system: systems.ucum, code: 'd' },
      },
    }),
  )
}
