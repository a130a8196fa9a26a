/** The name of a pack as it is shown: a number and what it counts stay on one line (`40 g`, `100 capsules`). */
export const wholeMeasures = (name: string): string => name.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0')
