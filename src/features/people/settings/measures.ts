/** Thousandths → what a person writes: 4500 → `4.5`. Empty when there is none. */
export function writtenThousandths(value: number | null): string {
  return value === null ? '' : String(value / 1000)
}

/**
 * What a person writes → thousandths (grams of kilograms): `4,5` → 4500. A point or a comma parts the decimals.
 * @returns `null` for an empty line, `NaN` for what is no number, which the schema refuses at its field
 */
export function readThousandths(text: string): number | null {
  return readScaled(text, 1000)
}

/** Centimetres as written → whole millimetres, as {@link readThousandths}. */
export function readCentimetres(text: string): number | null {
  return readScaled(text, 10)
}

export function writtenCentimetres(millimetres: number | null): string {
  return millimetres === null ? '' : String(millimetres / 10)
}

function readScaled(text: string, scale: number): number | null {
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  return /^\d{1,6}(\.\d*)?$/.test(written) ? Math.round(Number(written) * scale) : Number.NaN
}
