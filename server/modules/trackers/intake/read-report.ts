import { parseDecimal } from '#contract/kernel/decimal.ts'

/** What a tracker said of one moment, as far as it could be read. */
export interface ReportedFix {
  /** Milliseconds; `null`: it said none, so it is now. */
  readonly at: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Metres. */
  readonly accuracy: number | null
  /** Metres a second. */
  readonly speed: number | null
  /** Percent. */
  readonly battery: number | null
}

export interface Report {
  readonly key: string | null
  readonly fix: ReportedFix
}

type Fields = Readonly<Record<string, unknown>>

const knot = 0.514_444
/** Of a lithium cell, empty and full: what is below ten is volts, not percent. */
const cell = { empty: 3.3, full: 4.2 } as const

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' ? parseDecimal(value.trim()) : null
}
const textOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
const objectOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const first = (fields: Fields, ...names: readonly string[]) =>
  names.map((name) => fields[name]).find((value) => value !== null && value !== undefined)

/** Seconds, milliseconds or ISO 8601: milliseconds since 1970. */
export function readTime(value: unknown): number | null {
  const number = numberOf(value)
  if (number !== null) return Math.abs(number) < 1e11 ? number * 1000 : number
  const text = textOf(value)
  const at = text === null ? Number.NaN : Date.parse(text.replace(' ', 'T').replace(/(T[\d:.]+)$/, '$1Z'))
  return Number.isNaN(at) ? null : at
}

/** Percent from what is called a battery: percent, or the volts of a cell. */
export function readBattery(value: unknown): number | null {
  const number = numberOf(value)
  if (number === null || number < 0) return null
  const isVolts = number > 2.5 && number < 5 && !Number.isInteger(number)
  const percent = isVolts ? ((number - cell.empty) / (cell.full - cell.empty)) * 100 : number
  return Math.round(Math.max(0, Math.min(100, percent)))
}

/** The OsmAnd protocol as a query or form has it: `id`, `lat`, `lon` or `location`, speed in knots. */
export function readFields(fields: Fields): Report {
  const [north, east] = (textOf(fields['location']) ?? '').split(',')
  return {
    key: textOf(first(fields, 'id', 'deviceid', 'device_id')),
    fix: placed(
      {
        at: readTime(first(fields, 'timestamp', 'time')),
        latitude: numberOf(first(fields, 'lat', 'latitude') ?? north),
        longitude: numberOf(first(fields, 'lon', 'lng', 'longitude') ?? east),
        accuracy: numberOf(first(fields, 'accuracy', 'hdop')),
        speed: speedOf(numberOf(fields['speed']), knot),
        battery: readBattery(first(fields, 'batt', 'battery', 'batteryLevel')),
      },
      fields['valid'],
    ),
  }
}

/** The same as the client application sends it now: JSON, speed in metres a second, the battery as a fraction. */
export function readJson(body: unknown): Report[] {
  if (Array.isArray(body)) return body.flatMap(readJson)
  const whole = objectOf(body)
  const key = textOf(first(whole, 'device_id', 'deviceid', 'id'))
  const many = Array.isArray(whole['location']) ? whole['location'] : [whole['location'] ?? whole]
  return many.map((each) => {
    const location = objectOf(each)
    const coordinates = objectOf(location['coords'] ?? location)
    const battery = objectOf(location['battery'] ?? whole['battery'])
    const level = numberOf(battery['level'] ?? (typeof location['battery'] === 'object' ? null : location['battery']))
    return {
      key,
      fix: placed(
        {
          at: readTime(first(location, 'timestamp', 'time')),
          latitude: numberOf(first(coordinates, 'latitude', 'lat')),
          longitude: numberOf(first(coordinates, 'longitude', 'lon')),
          accuracy: numberOf(coordinates['accuracy']),
          speed: speedOf(numberOf(coordinates['speed']), 1),
          battery: level === null || level < 0 ? null : readBattery(level <= 1 ? level * 100 : level),
        },
        first(coordinates, 'valid') ?? first(location, 'valid') ?? whole['valid'],
      ),
    }
  })
}

/** Faster than any animal, vehicle or airliner moves, in metres a second; and an accuracy that says nothing, in metres. */
const limits = { speed: 1_000, accuracy: 100_000 } as const

/** Numbers nearer to 0 are 0: columns cannot take the smallest that JavaScript knows. */
const leastMagnitude = 1e-9
const flushed = (value: number) => (Math.abs(value) < leastMagnitude ? 0 : value)

function speedOf(value: number | null, unit: number): number | null {
  const speed = value === null ? null : value * unit
  return speed === null || speed < 0 || speed > limits.speed ? null : flushed(speed)
}

/** Trackers without sight of satellites repeat their last position, or guess one, and say so. Nothing said: it is valid. */
const isInvalid = (said: unknown) =>
  said !== undefined && said !== null && said !== true && !['true', '1'].includes(textOf(said)?.trim().toLowerCase() ?? '')

/** What no place on earth has is none; so is 0, 0: a receiver that has not found its satellites says it, and no pet swims there. */
function placed(fix: ReportedFix, valid: unknown): ReportedFix {
  const [latitude, longitude] = [fix.latitude, fix.longitude].map((degrees) => (degrees === null ? null : flushed(degrees))) as [
    number | null,
    number | null,
  ]
  const { accuracy } = fix
  const isPlace =
    !isInvalid(valid) &&
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    !(latitude === 0 && longitude === 0)
  return {
    ...fix,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    accuracy: accuracy === null || accuracy < 0 ? null : flushed(Math.min(accuracy, limits.accuracy)),
  }
}

/** A form's or query's text as its fields; of a name said twice the last counts. */
export const fieldsOfText = (text: string): Fields => Object.fromEntries(new URLSearchParams(text))
