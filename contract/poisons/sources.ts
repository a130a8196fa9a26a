export interface Source {
  readonly title: string
  /** Where it can be read; `null` where it is no page. */
  readonly url: string | null
}

/** Where the figures are written. Titles stay as their publishers have them. */
export const sources = {
  foods: {
    title: 'Cortinovis and Caloni: Household Food Items Toxic to Dogs and Cats. Frontiers in Veterinary Science 2016;3:26',
    url: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
  },
  chocolate: {
    title: 'Merck Veterinary Manual: Chocolate Toxicosis in Animals',
    url: 'https://www.merckvetmanual.com/toxicology/food-hazards/chocolate-toxicosis-in-animals',
  },
  analgesics: {
    title: 'Merck Veterinary Manual: Toxicoses From Human Analgesics in Animals',
    url: 'https://www.merckvetmanual.com/toxicology/toxicoses-from-human-analgesics/toxicoses-from-human-analgesics-in-animals',
  },
  ibuprofen: {
    title: 'ASPCA Animal Poison Control Center: Ibuprofen toxicosis in dogs, cats, and ferrets. Veterinary Medicine',
    url: null,
  },
  nicotine: {
    title: 'American Veterinary Medical Foundation: Nicotine and Tobacco',
    url: 'https://vetmeds.org/pet-poison-control-list/nicotine-tobacco/',
  },
  lilies: { title: 'FDA: Lovely Lilies and Curious Cats, A Dangerous Combination', url: null },
  pyrethroids: { title: 'Merck Veterinary Manual: Plant-Derived Insecticide Toxicosis in Animals', url: null },
  rodenticides: { title: 'Merck Veterinary Manual: Overview of Rodenticide Poisoning in Animals', url: null },
  metaldehyde: { title: 'Merck Veterinary Manual: Metaldehyde Poisoning in Animals', url: null },
  glycol: { title: 'Merck Veterinary Manual: Ethylene Glycol Toxicosis in Animals', url: null },
  plants: { title: 'Merck Veterinary Manual: Houseplants and Ornamentals Toxic to Animals', url: null },
  avocado: { title: 'Merck Veterinary Manual: Avocado Toxicosis in Animals', url: null },
  household: { title: 'Merck Veterinary Manual: Household Hazards', url: null },
  controlCenter: { title: 'ASPCA Animal Poison Control', url: 'https://www.aspca.org/pet-care/animal-poison-control' },
} as const satisfies Readonly<Record<string, Source>>
export type SourceName = keyof typeof sources
