import type { Subject } from '#contract/kernel/values.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'

/** Whom a visit is for: a person, or a pet by its species. */
export function SubjectChip({ subject }: { subject: Subject }) {
  if (subject.kind === 'person') return <PersonChip name={subject.name} />
  return <PersonChip name={subject.name} pet icon={<SpeciesIcon species={subject.species ?? 'other'} />} />
}
