import type { BundlePatient, SentBundle } from '#contract/fhir/schemas.ts'

type Entry = SentBundle['entry'][number]
type Fields = Readonly<Record<string, unknown>>

/** Whose a resource is: the `reference` of a patient, nobody's by its own words, or something that is no patient. */
export type Owner = { readonly patient: string } | 'unsaid' | 'unclear' | 'not_a_patient'

export interface BundlePatients {
  readonly patients: readonly BundlePatient[]
  readonly ownerOf: (entry: Entry) => Owner
}

const isObject = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
const textAt = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
const objectsAt = (fields: Fields, name: string): Fields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Resources that say who else there is; they are nobody's entries. */
const framing = new Set(['Patient', 'Practitioner', 'RelatedPerson', 'Provenance'])

/** Whom a bundle covers: its Patient resources, and everybody else whom its resources name as their patient. */
export function readPatients({ entry: entries }: SentBundle): BundlePatients {
  const index = indexEntries(entries)
  const found = new Map<string, BundlePatient>(index.patients)
  const ownerOf = (entry: Entry) => readOwner(entry, index)
  for (const entry of entries) {
    if (!entry.resource || framing.has(entry.resource.resourceType)) continue
    const owner = ownerOf(entry)
    if (typeof owner !== 'object') continue
    const known = found.get(owner.patient) ?? { reference: owner.patient, name: null, birthDate: null, count: 0 }
    found.set(owner.patient, { ...known, count: known.count + 1 })
  }
  return { patients: [...found.values()], ownerOf }
}

interface Index {
  readonly patients: ReadonlyMap<string, BundlePatient>
  /** Type and key of resources by their full address, and by `Type/id`; `null` where two have the same. */
  readonly byAddress: ReadonlyMap<string, { readonly type: string; readonly key: string } | null>
  /** Keys of patients by `system|value`. */
  readonly byIdentifier: ReadonlyMap<string, string | null>
  readonly byName: ReadonlyMap<string, string | null>
}

function indexEntries(entries: readonly Entry[]): Index {
  const patients = new Map<string, BundlePatient>()
  const byAddress = new Map<string, { readonly type: string; readonly key: string } | null>()
  const byIdentifier = new Map<string, string | null>()
  const byName = new Map<string, string | null>()
  const put = (map: Map<string, string | null>, name: string, key: string) =>
    map.set(name, map.has(name) && map.get(name) !== key ? null : key)
  for (const [position, { resource, fullUrl }] of entries.entries()) {
    if (!resource) continue
    const type = resource.resourceType
    const relative = textAt(resource, 'id') === null ? null : `${type}/${textAt(resource, 'id')}`
    const key = (typeof fullUrl === 'string' && fullUrl !== '' ? fullUrl : relative) ?? `${type} ${position + 1}`
    for (const address of new Set([key, relative ?? key])) {
      const known = byAddress.get(address)
      byAddress.set(address, known !== undefined && known?.key !== key ? null : { type, key })
    }
    if (type !== 'Patient') continue
    const name = readName(resource)
    const birthDate = textAt(resource, 'birthDate')
    patients.set(key, { reference: key, name, birthDate: isDay(birthDate) ? birthDate : null, count: 0 })
    if (name !== null) put(byName, name, key)
    for (const identifier of objectsAt(resource, 'identifier')) put(byIdentifier, identifierText(identifier), key)
  }
  return { patients, byAddress, byIdentifier, byName }
}

const isDay = (text: string | null) => text !== null && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)
const identifierText = (identifier: Fields) => `${textAt(identifier, 'system') ?? ''}|${textAt(identifier, 'value') ?? ''}`

/** What a Patient is called: the usual or official name first. */
function readName(resource: Fields): string | null {
  const names = objectsAt(resource, 'name')
  const best = names.find(({ use }) => use === 'usual') ?? names.find(({ use }) => use === 'official') ?? names[0]
  if (!best) return null
  const given = Array.isArray(best['given']) ? best['given'].filter((part) => typeof part === 'string') : []
  const whole = textAt(best, 'text') ?? [...given, textAt(best, 'family') ?? ''].join(' ').trim()
  return whole === '' ? null : whole.slice(0, 200)
}

/** By `subject` or `patient`, whichever the kind of resource has. */
function readOwner({ resource, fullUrl }: Entry, index: Index): Owner {
  const owners = ['subject', 'patient'].flatMap((name) => {
    const reference = resource?.[name]
    return reference === undefined || reference === null ? [] : [readReference(reference, fullUrl, index)]
  })
  const [owner, another] = owners
  if (owner === undefined) return 'unsaid'
  if (another !== undefined && JSON.stringify(owner) !== JSON.stringify(another)) return 'unclear'
  return owner
}

function readReference(reference: unknown, fullUrl: unknown, index: Index): Owner {
  if (!isObject(reference)) return 'unclear'
  const address = textAt(reference, 'reference')
  if (address !== null) return resolve(address.replace(/\/_history\/[^/]*$/, ''), fullUrl, index)
  const type = textAt(reference, 'type')
  if (type !== null && type !== 'Patient') return 'not_a_patient'
  const identifier = reference['identifier']
  if (isObject(identifier)) return named(index.byIdentifier, identifierText(identifier), 'identifier')
  const display = textAt(reference, 'display')
  return display === null ? 'unsaid' : named(index.byName, display, 'name')
}

/** Whom no Patient of the bundle is, is another patient by what there is. */
function named(map: ReadonlyMap<string, string | null>, text: string, what: string): Owner {
  const key = map.get(text)
  if (key === null) return 'unclear'
  return { patient: key ?? `${what} ${text}`.slice(0, 2000) }
}

/** A relative address is meant on the server of the entry that has it (FHIR R4, 2.36.4.1), else anywhere in the bundle. */
function resolve(address: string, fullUrl: unknown, { byAddress }: Index): Owner {
  if (address.startsWith('#')) return 'unclear'
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(address)
  const base = typeof fullUrl === 'string' ? /^(https?:\/\/.*\/)[A-Z][A-Za-z]+\/[^/]+$/.exec(fullUrl)?.[1] : undefined
  const tail = /(?:^|\/)([A-Z][A-Za-z]+)\/([^/?#]+)$/.exec(address)
  const whole = isAbsolute || base === undefined ? address : base + address
  let target = byAddress.get(whole)
  // `Patient/1` or `http://server/Patient/1`, where the bundle does not tell on which server its Patient with the id 1 is.
  if (target === undefined && tail) {
    const bare = byAddress.get(`${tail[1]}/${tail[2]}`)
    if (bare === null || (bare && !/^https?:/.test(bare.key))) target = bare
  }
  if (target === null) return 'unclear'
  if (target) return target.type === 'Patient' ? { patient: target.key } : 'not_a_patient'
  if (tail && tail[1] !== 'Patient') return 'not_a_patient'
  return { patient: whole.slice(0, 2000) }
}
