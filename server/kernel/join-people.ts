import type { Work } from './work.ts'

/** Two accounts of one person: all of `closedId` goes over to `keptId`. */
export interface JoinedPeople {
  readonly keptId: string
  readonly closedId: string
}

declare module './module.ts' {
  interface Module {
    /**
     * What the capability does itself when two accounts become one; the rows of all other tables go over by the columns that lead to their
     * person. `tables`: those that it sees to, and nobody else. Answers how many things of the kind `counts` went over, a kind of
     * `movedKinds` (`contract/merges/values.ts`); without it they are counted among everything else.
     */
    readonly joinsPeople?: {
      readonly tables: readonly string[]
      readonly counts?: string
      readonly join: (work: Work, people: JoinedPeople) => Promise<number>
    }
  }
}
