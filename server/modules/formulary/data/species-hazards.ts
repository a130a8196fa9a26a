import type { SubjectKind } from '#contract/formulary/values.ts'
import { substancesOf } from './classes.ts'

export interface SpeciesHazard {
  readonly substances: readonly string[]
  readonly species: readonly SubjectKind[]
  readonly source: string
}

const merck = (chapter: string) => `Merck Veterinary Manual: ${chapter}`
const humanNsaids = ['ibuprofen', 'naproxen', 'ketorolac', 'indomethacin', 'celecoxib', 'diclofenac']
const smallHerbivores = ['rabbit', 'guinea_pig', 'hamster'] as const

/** What is poison for a species in doses that others take. */
export const speciesHazards: readonly SpeciesHazard[] = [
  { substances: ['permethrin', 'deltamethrin'], species: ['cat'], source: merck('Toxicities from insecticides, pyrethroids') },
  { substances: ['acetaminophen'], species: ['cat', 'ferret'], source: merck('Toxicities from human analgesics, acetaminophen') },
  { substances: humanNsaids, species: ['dog', 'cat', 'ferret'], source: merck('Toxicities from human analgesics, NSAIDs') },
  { substances: ['aspirin'], species: ['cat'], source: merck('Toxicities from human analgesics, aspirin') },
  { substances: ['xylitol'], species: ['dog'], source: merck('Xylitol toxicosis in dogs') },
  { substances: ['potassium bromide'], species: ['cat'], source: merck('Anticonvulsants, bromide') },
  { substances: ['fluorouracil', 'cisplatin'], species: ['cat'], source: merck('Antineoplastic agents') },
  {
    substances: ['fipronil'],
    species: ['rabbit'],
    source: merck('Ectoparasiticides, fipronil'),
  },
  {
    substances: ['amoxicillin', 'ampicillin', 'penicillin V', 'cephalexin', 'clindamycin', 'lincomycin', 'erythromycin'],
    species: smallHerbivores,
    source: merck('Antimicrobials in rabbits and rodents, enterotoxemia'),
  },
  { substances: ['clindamycin', 'lincomycin'], species: ['horse'], source: merck('Lincosamides') },
]

/** Dogs with the MDR1 (ABCB1) mutation do not keep these out of the brain. */
export const mdr1 = {
  substances: [...substancesOf('macrocyclic_lactones'), 'loperamide'],
  source: 'Washington State University, PrIMe: MDR1 in dogs; Merck Veterinary Manual: Avermectins',
  /** Breeds with the mutation, by a part of their name. Folded. */
  breeds: [
    'collie',
    'australian shepherd',
    'aussie',
    'shetland sheepdog',
    'sheltie',
    'old english sheepdog',
    'english shepherd',
    'german shepherd',
    'white shepherd',
    'white swiss shepherd',
    'berger blanc',
    'long haired whippet',
    'longhaired whippet',
    'silken windhound',
    'mcnab',
    'waeller',
    'shepherd mix',
  ],
  /** A breed that says nothing of its ancestors. */
  unsaid: ['mix', 'cross', 'mongrel', 'unknown', 'other'],
} as const

export interface HouseholdHazard extends SpeciesHazard {
  /** Of forms from which it rubs off. */
  readonly routes: readonly string[]
}

/** What harms an animal that lives with whoever it is given to. `species`: the animal that is harmed. */
export const householdHazards: readonly HouseholdHazard[] = [
  {
    substances: ['permethrin', 'deltamethrin'],
    species: ['cat'],
    routes: ['topical'],
    source: merck('Toxicities from insecticides, pyrethroids'),
  },
  { substances: ['minoxidil'], species: ['cat', 'dog'], routes: ['topical'], source: 'ASPCA Animal Poison Control: minoxidil' },
  {
    substances: ['fluorouracil', 'diclofenac'],
    species: ['cat', 'dog'],
    routes: ['topical'],
    source: 'FDA: topical pain medications can be dangerous to pets',
  },
]
