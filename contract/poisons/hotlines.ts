/** A poison service that advises people about their animals by day and night. Names and numbers stay as the service has them. */
export interface PoisonHotline {
  readonly name: string
  /** As people there dial it. */
  readonly number: string
  /** What a phone dials. */
  readonly tel: string
}

const aspca = { name: 'ASPCA Animal Poison Control', number: '+1 888 426 4435', tel: '+18884264435' }
const petPoisonHelpline = { name: 'Pet Poison Helpline', number: '+1 855 764 7661', tel: '+18557647661' }
const poisonLine = { name: 'Animal PoisonLine', number: '+44 1202 509000', tel: '+441202509000' }
const lyon = { name: 'CNITV Lyon', number: '+33 4 78 87 10 40', tel: '+33478871040' }
const animalPoisons = 'Animal Poisons Helpline'

/** By country, ISO 3166-1 alpha-2: part of the page, so that they are there without a connection. */
export const poisonHotlines: Readonly<Record<string, readonly PoisonHotline[]>> = {
  US: [aspca, petPoisonHelpline],
  CA: [petPoisonHelpline, aspca],
  GB: [poisonLine],
  IE: [poisonLine],
  FR: [lyon, { name: 'CAPAE-Ouest', number: '+33 2 40 68 77 40', tel: '+33240687740' }],
  BE: [{ name: 'Antigifcentrum / Centre Antipoisons', number: '070 245 245', tel: '070245245' }],
  CH: [{ name: 'Tox Info Suisse', number: '145', tel: '145' }],
  AU: [{ name: animalPoisons, number: '1300 869 738', tel: '1300869738' }],
  NZ: [{ name: animalPoisons, number: '0800 869 738', tel: '0800869738' }],
}

/** Of services that take calls from abroad, for countries without one that we know. */
export const hotlinesFromAbroad: readonly PoisonHotline[] = [aspca, poisonLine, lyon]
