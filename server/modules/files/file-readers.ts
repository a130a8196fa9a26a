import type { FilePurpose } from '#contract/files/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'

/** May the caller, who does not own it, see a file that is not for everybody? */
export type FileReader = (db: Reader, actor: Actor, file: string) => Promise<boolean>

/** By what the file is for. */
export type FileReaders = { readonly [P in FilePurpose]?: FileReader }

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Who else than its owner may see a file; a purpose that no module says it of is for the owner alone. */
    readonly fileReaders?: FileReaders
  }
}
