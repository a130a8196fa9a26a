import type { ScenarioName } from '../scenarios/names.ts'
import { snapshotAddress } from '../snapshot/names.ts'
import { scenarios } from '../scenarios/scenarios.ts'

export interface Kept {
  readonly scenario: ScenarioName
  readonly dump: Blob
  /** Where its clock stood. */
  readonly at: Date
}

interface Stored extends Kept {
  /** The snapshot it came from: one of an older build does not fit a newer program. */
  readonly origin: string | null
}

const key = 'world'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage refused')))
  })
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('carenest', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'))
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction('kept', mode).objectStore('kept')))
  } finally {
    database.close()
  }
}

/** Tells one build's snapshot from another's. */
async function originOf(scenario: ScenarioName): Promise<string | null> {
  const { headers } = await fetch(snapshotAddress(scenarios[scenario].snapshot), { method: 'HEAD' })
  return headers.get('etag') ?? headers.get('content-length')
}

/** What was kept last, if it still fits; nothing where the browser refuses storage. */
export async function readKept(): Promise<Kept | undefined> {
  try {
    const stored = await withStore<Stored | undefined>('readonly', (store) => store.get(key))
    return stored && stored.origin === (await originOf(stored.scenario)) ? stored : undefined
  } catch {
    return undefined
  }
}

export async function writeKept(kept: Kept): Promise<void> {
  const stored: Stored = { ...kept, origin: await originOf(kept.scenario) }
  await withStore('readwrite', (store) => store.put(stored, key))
}
