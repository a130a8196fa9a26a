import { snapshotAddress, type SnapshotName } from '../snapshot/names.ts'

const unpacked = new Map<SnapshotName, Promise<Blob>>()

/** The snapshot as PGlite loads it; fetched once. */
export function loadSnapshot(name: SnapshotName): Promise<Blob> {
  let loading = unpacked.get(name)
  if (!loading) {
    loading = fetchSnapshot(name)
    unpacked.set(name, loading)
    loading.catch(() => unpacked.delete(name))
  }
  return loading
}

async function fetchSnapshot(name: SnapshotName): Promise<Blob> {
  const response = await fetch(snapshotAddress(name))
  if (!response.ok || !response.body) throw new Error(`The snapshot ${name} did not come: ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).blob()
}
