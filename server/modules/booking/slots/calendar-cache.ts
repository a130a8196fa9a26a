import type { CalendarChanges } from './calendar-changes.ts'

interface Kept<Content> {
  /** As it was told before the content was read; `undefined` when it had not changed for long. */
  readonly version: number | undefined
  readonly content: Content
}

/**
 * What is kept of calendars, and how far changes of them are known. Calls run side by side: one may put away what it read before a
 * change that another has heard of meanwhile. Rule: whatever lies here was read after every change below `horizon`, or goes at the next
 * telling. Each call asks for changes since `horizon`, tells them here, and only then reads what is missing and puts it away.
 */
export class CalendarCache<Content> {
  readonly #kept = new Map<string, Kept<Content>>()
  #horizon: number | null = null

  /** @param atMost contents that are kept; those put away longest ago go first */
  constructor(private readonly atMost: number) {}

  /** From where the next call asks for changes; `null` as long as nothing is kept. */
  get horizon(): number | null {
    return this.#horizon
  }

  find(id: string): Content | undefined {
    return this.#kept.get(id)?.content
  }

  /** Drops what changed. @param since the `horizon` that was asked with */
  told(since: number | null, { horizon, versions }: CalendarChanges): void {
    // Numbers that start anew are those of another database, restored under the same address.
    if (since !== null && horizon < since) this.#kept.clear()
    for (const [id, version] of versions) if (this.#kept.get(id)?.version !== version) this.#kept.delete(id)
    // What was put away meanwhile may be older than what this call asked about: then the next one asks from there.
    const isCovered = this.#horizon === null || (since !== null && since <= this.#horizon)
    if (isCovered) this.#horizon = horizon
  }

  /** Puts away what was read after these changes were told. */
  put(id: string, content: Content, { horizon, versions }: CalendarChanges): void {
    this.#kept.delete(id)
    this.#kept.set(id, { version: versions.get(id), content })
    this.#horizon = Math.min(this.#horizon ?? horizon, horizon)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.atMost) break
      this.#kept.delete(oldest)
    }
  }
}
