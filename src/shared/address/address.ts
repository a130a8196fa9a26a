import type { AddressField } from './fields.ts'

/** What somebody keeps in the address, by name. */
export type AddressFields = Readonly<Record<string, AddressField<unknown>>>
type ValueOf<Field> = Field extends { read(text: string | null): infer Value } ? Value : never
export type ValuesOf<Fields extends AddressFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
/** What is to change. A name that is not here stays as it is. */
export type ChangesOf<Fields extends AddressFields> = { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined }

/** What an address says of these names. */
export function readAddress<Fields extends AddressFields>(fields: Fields, address: URLSearchParams): ValuesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.read(address.get(name))])
  return Object.fromEntries(entries) as ValuesOf<Fields>
}

/** The address with changes; a name that is `undefined` goes. Names of others stay, except those under `drop`. */
export function changedAddress<Fields extends AddressFields>(
  fields: Fields,
  address: URLSearchParams,
  changes: ChangesOf<Fields>,
  drop: readonly string[] = [],
): URLSearchParams {
  const after = new URLSearchParams(address)
  for (const name of drop) after.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    const text = value === undefined ? '' : (fields[name]?.write(value) ?? '')
    if (text) after.set(name, text)
    else after.delete(name)
  }
  return after
}
