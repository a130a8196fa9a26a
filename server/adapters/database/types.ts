import { readArray } from './array-text.ts'

/** Turns the text PostgreSQL answers into what the platform works with. */
export type Parse = (text: string) => unknown

/**
 * `2026-11-20 14:30:00.123456+00` to `2026-11-20T14:30:00.123Z`. Sessions run in UTC, so the offset is always zero.
 * Years beyond 9999, `infinity` and dates before Christ stand as they are: nothing the platform writes.
 */
function instant(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  return parts ? `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}Z` : text
}

/** A timestamp without a zone, as ISO text without one: `2026-11-20T14:30:00.000`. */
function localTime(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?$/.exec(text)
  return parts ? `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}` : text
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const asText: Parse = (text) => text
const asJson: Parse = (text) => JSON.parse(text) as unknown

/** PostgreSQL's types by the number of the type and of its array, from `pg_type`. The same map serves both drivers. */
const scalars: readonly (readonly [type: number, array: number, parse: Parse])[] = [
  [16, 1000, (text) => text === 't'], // bool
  [17, 1001, bytes], // bytea
  [18, 1002, asText], // "char"
  [19, 1003, asText], // name
  [20, 1016, Number], // int8
  [21, 1005, Number], // int2
  [23, 1007, Number], // int4
  [25, 1009, asText], // text
  [26, 1028, Number], // oid
  [114, 199, asJson], // json
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [1042, 1014, asText], // bpchar
  [1043, 1015, asText], // varchar
  [1082, 1182, asText], // date
  [1083, 1183, asText], // time
  [1114, 1115, localTime], // timestamp
  [1184, 1185, instant], // timestamptz
  [1186, 1187, asText], // interval
  [1700, 1231, Number], // numeric
  [2950, 2951, asText], // uuid
  [3802, 3807, asJson], // jsonb
  [3904, 3905, asText], // int4range
  [3910, 3911, asText], // tstzrange
  [3912, 3913, asText], // daterange
]

function arrayOf(parse: Parse): Parse {
  type Nested = ReturnType<typeof readArray>[number]
  const each = (element: Nested): unknown => {
    if (element === null) return null
    return Array.isArray(element) ? element.map(each) : parse(element)
  }
  return (text) => readArray(text).map(each)
}

const known = new Map<number, Parse>(
  scalars.flatMap(([type, array, parse]) => [
    [type, parse],
    [array, arrayOf(parse)],
  ]),
)

/** How the text of a type is read; a type that is not in the map stays text. */
export function parserOf(type: number): Parse {
  return known.get(type) ?? asText
}

/** Every type of the map with its parser: for drivers that want them beforehand. */
export const parsers: Readonly<Record<number, Parse>> = Object.fromEntries(known)
