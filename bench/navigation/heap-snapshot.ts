import type { CDPSession } from '@playwright/test'

/** What of a heap snapshot's format is read here: nodes are rows of numbers, one after the other. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  readonly nodes: readonly number[]
}

/**
 * Bytes of a page's heap that are the script engine's own work on functions: bytecode, machine code, what it has learnt of their arguments.
 * The engine makes more of a function the more often it runs, and keeps it; nothing of it is the application's.
 */
export async function compiledBytes(session: CDPSession): Promise<number> {
  const parts: string[] = []
  const keep = ({ chunk }: { chunk: string }) => parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return bytesOf(JSON.parse(parts.join('')) as Snapshot, 'code')
}

function bytesOf({ snapshot, nodes }: Snapshot, type: string): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const at = { type: fields.indexOf('type'), size: fields.indexOf('self_size') }
  const wanted = types[0].indexOf(type)
  if (at.type < 0 || at.size < 0 || wanted < 0) throw new Error('The browser writes its heap snapshots in another way')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + at.type] === wanted) bytes += nodes[node + at.size]!
  }
  return bytes
}
