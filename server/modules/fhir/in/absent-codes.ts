/** Codes for "there is none" and "nothing is known", by their system; of some systems all codes are such. */
export const absentCodes: readonly { readonly system: string; readonly codes: 'all' | ReadonlySet<string> }[] = [
  {
    system: 'http://snomed.info/sct',
    codes: new Set([
      '716186003', // No known allergy
      '160244002', // No known allergies
      '409137002', // No known drug allergy
      '429625007', // No known food allergy
      '428607008', // No known environmental allergy
      '716220001', // No known animal allergy
      '428197003', // No known insect allergy
      '1003774007', // No known Hevea brasiliensis latex allergy
      '716184000', // No known latex allergy
      '787923006', // Allergy status unknown
      '1631000175102', // Patient not asked
      '787481004', // No known medications
      '1234391000168107', // No known current medicines
      '160245001', // No current problems or disability
      '787482006', // No known immunizations
    ]),
  },
  // No vaccine administered
  { system: 'http://hl7.org/fhir/sid/cvx', codes: new Set(['998']) },
  { system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', codes: 'all' },
]

/** Systems that say why a code is missing: beside a name they say nothing, alone they name nothing. */
export const missingCodeSystems: ReadonlySet<string | undefined> = new Set([
  'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  'http://hl7.org/fhir/data-absent-reason',
  'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
  'http://hl7.org/fhir/v3/NullFlavor',
])

/** The same where a system only writes it out. */
export const absentPhrases = new RegExp(
  `^(?:${[
    String.raw`no (?:known |current |documented |reported )*(?:[\p{L}]+ ){0,2}(?:allerg(?:y|ies)|intolerances?|medications?|medicines?|problems?|conditions?|immuni[sz]ations?|vaccinations?)(?: known| reported| recorded)?`,
    String.raw`not known to have any allerg(?:y|ies)`,
    String.raw`nk(?:a|da|fa)`,
    String.raw`none(?: known| reported| recorded)?`,
    String.raw`keine (?:bekannten? |bekannte )?(?:[\p{L}]+)?(?:allergien?|medikamente|medikation|erkrankungen|impfungen)(?: bekannt)?`,
    String.raw`(?:aucune?|pas d[e’']) ?(?:allergies?|médicaments?|maladies?|vaccinations?)(?: [\p{L}]+)?(?: connue?s?)?`,
    String.raw`(?:sin|ninguna|no hay) (?:alergias?|medicamentos|enfermedades|vacunas)(?: [\p{L}]+)?(?: conocidas?| conocidos?)?`,
    String.raw`لا (?:توجد|يوجد) (?:حساسية|أدوية|أمراض|لقاحات)(?: [\p{L}]+)?`,
    String.raw`कोई (?:ज्ञात )?(?:एलर्जी|दवा|बीमारी|टीका) (?:ज्ञात )?नहीं`,
  ].join('|')})[.!]?$`,
  'iu',
)
