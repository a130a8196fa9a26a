import { petSpecies } from '../kernel/animals.ts'

/** Whom a medicine is for: a person, or an animal of a species. */
export const subjectKinds = ['person', ...petSpecies] as const
export type SubjectKind = (typeof subjectKinds)[number]

export const medicineForms = [
  'tablet',
  'chewable_tablet',
  'orodispersible_tablet',
  'extended_release_tablet',
  'capsule',
  'extended_release_capsule',
  'oral_suspension',
  'oral_solution',
  'drops',
  'injection',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'eye_drops',
  'eye_ointment',
  'ear_drops',
  'nasal_spray',
  'spray',
  'inhaler',
  'nebuliser_solution',
  'patch',
  'suppository',
  'enema',
  'powder',
  'paste',
  'lozenge',
  'spot_on',
  'collar',
  'shampoo',
  'implant',
] as const
export type MedicineForm = (typeof medicineForms)[number]

export const routes = [
  'oral',
  'topical',
  'ocular',
  'otic',
  'nasal',
  'inhaled',
  'subcutaneous',
  'intramuscular',
  'intravenous',
  'rectal',
  'vaginal',
  'transdermal',
  'sublingual',
] as const
export type Route = (typeof routes)[number]

/** What a strength is told in: a tablet or capsule, a millilitre, a gram of cream, a puff. */
export const contentUnits = ['piece', 'mL', 'g', 'dose'] as const
export type ContentUnit = (typeof contentUnits)[number]

/** Public lists from which rows were taken; `Carenest`: a row of our own, whose key none of them has. */
export const formularySources = ['RxNorm', 'FDA Green Book', 'Carenest'] as const
export type FormularySource = (typeof formularySources)[number]

/** What is looked at before a medicine is prescribed, in the order in which it is told. */
export const checkKinds = ['allergy', 'duplicate', 'interaction', 'species', 'household', 'maximum_dose'] as const
export type CheckKind = (typeof checkKinds)[number]

/** Classes that people name as an allergy ("penicillin"), and that screens have a word for. */
export const allergyClasses = [
  'penicillins',
  'cephalosporins',
  'sulfonamides',
  'macrolides',
  'tetracyclines',
  'fluoroquinolones',
  'aminoglycosides',
  'nsaids',
  'opioids',
  'benzodiazepines',
  'statins',
  'ace_inhibitors',
  'corticosteroids',
] as const
export type AllergyClass = (typeof allergyClasses)[number]

/** The one list that interactions are checked against: no other interaction is found. */
export const interactionSource = 'ONC high-priority drug–drug interactions, J Am Med Inform Assoc 2012;19:735–743'

/** `unknown`: it could not be checked. It never means that nothing is wrong. */
export const checkAnswers = ['clear', 'warning', 'unknown'] as const
export type CheckAnswer = (typeof checkAnswers)[number]

/** Why an answer is what it is. */
export const checkReasons = [
  /** Nothing speaks against it. */
  'nothing_found',
  'does_not_apply',
  'allergy_to_substance',
  'allergy_to_class',
  /** Another class, of which some who are allergic to the first do not bear it: penicillins and cephalosporins. */
  'allergy_to_related_class',
  /** The record has an allergy that names no medicine we know. */
  'allergy_not_understood',
  'same_substance',
  'same_class',
  /** A medicine without a row of ours that is called the same. */
  'same_name',
  'pair',
  /** The record has a medicine that we do not know. */
  'other_medicine_not_in_formulary',
  'toxic_for_species',
  'not_for_species',
  'mdr1',
  'breed_unknown',
  'species_unknown',
  'lives_with',
  'above_maximum',
  'no_weight',
  'weight_too_old',
  'no_dose',
  'no_maximum_known',
  'not_in_formulary',
] as const
export type CheckReason = (typeof checkReasons)[number]

/** Letters of a search for a medicine at most, and rows that it finds. */
export const medicineSearch = { longest: 80, results: 20 } as const

/** Days for which a dose may be computed from a weight. */
export const freshWeightDays = { usual: 30, underOneYear: 7 } as const
