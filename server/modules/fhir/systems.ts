/** Systems of codes and numbers that a bundle names: those of HL7 and LOINC by their addresses, our own by a UUID that is nobody's address. */
export const systems = {
  allergyClinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
  conditionClinical: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  conditionVerification: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  genderStatus: 'http://hl7.org/fhir/animal-genderstatus',
  actCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  provenanceAgent: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  /** Of a prescription, whose lines are requests of their own. */
  prescription: 'urn:uuid:5f0a9d7e-42d5-4b6f-8a0c-6b1f6ac1d9e4',
  /** ISO 11784: numbers of microchips. */
  microchip: 'urn:iso:std:iso:11784',
  /** The platform's names of species (`petSpecies`). */
  species: 'urn:uuid:3b1f8c52-6e1a-4c39-9d5e-2f0c8a7714b0',
} as const

export const extensions = {
  animal: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
  absent: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
} as const

export const concept = <System extends keyof typeof systems>(system: System, code: string, text?: string) => ({
  coding: [{ system: systems[system], code }],
  ...(text !== undefined && { text }),
})
