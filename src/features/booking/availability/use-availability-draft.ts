import { useState } from 'react'
import type { Availability } from '#contract/booking/availability-schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { useWriteAvailabilityMutation } from '../availability-api.ts'
import { draftOf, isSameDraft, isSound, standing, type AvailabilityDraft } from './draft.ts'

/**
 * The week and the rules while they are being changed. What others change meanwhile is taken over where it does not touch them;
 * otherwise `stale` says that the person has to decide: `takeTheirs`, or `keepMine`, which the next saving then writes over theirs.
 */
export function useAvailabilityDraft(server: Availability) {
  const [base, setBase] = useState(server)
  const [draft, setDraft] = useState<AvailabilityDraft>(() => draftOf(server))
  const [write, { isLoading, error, reset }] = useWriteAvailabilityMutation()
  const [isSaved, setSaved] = useState(false)

  const now = standing(base, server, draft)
  if (now === 'follow' || now === 'rebase') {
    setBase(server)
    if (now === 'follow') setDraft(draftOf(server))
  }
  const dirty = !isSameDraft(draft, base)
  const refused = faultOf(error).refused
  const isStale = now === 'stale' || refused?.code === 'stale_version'

  const change = (part: Partial<AvailabilityDraft>) => {
    setDraft({ ...draft, ...part })
    setSaved(false)
  }
  const begin = (next: AvailabilityDraft) => {
    setBase(server)
    setDraft(next)
    reset()
  }
  const save = async () => {
    if (!isSound(draft)) return
    const answer = await write({ body: { version: base.version, ...draft } })
    if (!answer.data) return
    setBase(answer.data.availability)
    setDraft(draftOf(answer.data.availability))
    setSaved(true)
  }
  return {
    draft,
    dirty,
    isStale,
    isSaved,
    saving: isLoading,
    /** What the server refused, for the person; `undefined` when it did not, or only because of the version. */
    refusal: error !== undefined && !isStale ? faultOf(error) : undefined,
    change,
    save,
    discard: () => begin(draftOf(server)),
    takeTheirs: () => begin(draftOf(server)),
    keepMine: () => begin(draft),
  }
}
export type AvailabilityEditor = ReturnType<typeof useAvailabilityDraft>
