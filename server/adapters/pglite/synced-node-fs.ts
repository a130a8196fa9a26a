import { fsyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeStream {
  /** The operating system's file descriptor. */
  readonly nfd: number
}

type Module = postgresMod.PostgresMod

/** Codes with which file systems say that they do not sync folders. */
const cannotSync = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EBADF'])

/**
 * PGlite's file system over a folder, with the one thing it leaves out: when PostgreSQL asks for `fsync`, the operating system is asked too.
 * PostgreSQL must be told `wal_sync_method=fsync`: its default, fdatasync, ends in the C library without reaching any file system.
 */
export class SyncedNodeFs extends NodeFS {
  /** Syncs done so far; what a test of durability reads. */
  syncs = 0

  override async init(pglite: PGlite, options: Partial<Module>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const fsync = (stream: NodeStream) => {
      this.syncs += 1
      try {
        fsyncSync(stream.nfd)
      } catch (error) {
        if (!cannotSync.has((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
      return 0
    }
    const hook = (module: Module) => {
      // Of this instance of the module alone; PGlite's types leave it out.
      const { NODEFS } = module as unknown as { NODEFS: { stream_ops: Record<string, unknown> } }
      NODEFS.stream_ops.fsync = fsync
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}
