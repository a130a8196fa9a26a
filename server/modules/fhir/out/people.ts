import type { Patient, Practitioner, RelatedPerson } from '@medplum/fhirtypes'
import { concept, extensions, systems } from '../systems.ts'
import type { Author, RecordSnapshot } from '../snapshot.ts'
import { referenceTo, said } from './identity.ts'

/** Whose record it is. An animal is a patient with the extension of HL7 for animals. */
export function patientOf({ subject, microchip }: Pick<RecordSnapshot, 'subject' | 'microchip'>): Patient {
  const { id, name, sex, birthDate } = subject
  return said<Patient>({
    resourceType: 'Patient',
    id,
    identifier: microchip === null ? undefined : [{ system: systems.microchip, value: microchip }],
    name: [{ text: name }],
    gender: genderOf(sex),
    birthDate: birthDate ?? undefined,
    extension: subject.kind === 'animal' ? [animalOf(subject)] : undefined,
  })
}

const genderOf = (sex: string | null): Patient['gender'] =>
  sex === 'female' || sex === 'male' || sex === 'other' ? sex : 'unknown'

function animalOf({ species, breed, neutered }: RecordSnapshot['subject']) {
  const status = neutered === null ? 'unknown' : neutered ? 'neutered' : 'intact'
  return {
    url: extensions.animal,
    extension: [
      { url: 'species', valueCodeableConcept: concept('species', species ?? 'other', species ?? 'other') },
      ...(breed ? [{ url: 'breed', valueCodeableConcept: { text: breed } }] : []),
      { url: 'genderStatus', valueCodeableConcept: concept('genderStatus', status) },
    ],
  }
}

export const practitionerOf = ({ id, name }: { readonly id: string; readonly name: string }): Practitioner => ({
  resourceType: 'Practitioner',
  id,
  name: [{ text: name }],
})

/** The owner of an animal, or somebody who cares for it. */
export const relatedPersonOf = ({ id, name, role }: Author, subjectId: string): RelatedPerson => ({
  resourceType: 'RelatedPerson',
  id,
  patient: referenceTo(subjectId),
  name: [{ text: name }],
  relationship: [role === 'owner' ? { text: 'Owner' } : { text: 'Carer' }],
})
