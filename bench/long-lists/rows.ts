/** Ten thousand rows with five short texts each, the same every time; every seventh has a text of two lines. */
export interface Row {
  readonly id: string
  readonly texts: readonly string[]
}

export const columnNames = ['At', 'Who', 'Action', 'Record', 'Reason']

const long = 'The number is not in the register, and the doctor has not answered to two letters that asked for another one.'

export const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  texts: [
    `Row ${index}.`,
    `Person ${index % 97}`,
    `record.verb${index % 13}`,
    `appointment ${index}`,
    index % 7 === 0 ? long : '',
  ],
}))

/** The row as a message of a feed: of different lengths. */
export const messageOf = ({ texts }: Row, index: number): string =>
  `${texts[0]} ${'Milo eats well and sleeps a lot. '.repeat((index * 7) % 6)}`
