/** A no-break space, and what keeps two signs on one line without a space. */
const [space, joiner] = ['\u00A0', '\u2060']

/**
 * The name of a pack or a medicine as it is shown: a number and what it counts stay on one line (`40 g`, `1.5 mg / mL`), and so does a span
 * (`22–32 cm`).
 */
export const wholeMeasures = (name: string): string =>
  name
    .replaceAll(/(\d) (?=\p{L})/gu, `$1${space}`)
    .replaceAll(/ \/ (?=\p{L})/gu, `${space}/${space}`)
    .replaceAll(/(\d)([–-])(?=\d)/g, `$1$2${joiner}`)
