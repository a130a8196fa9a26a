import type { Subject } from '#contract/kernel/values.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { useSubjectPicture } from './use-subject-picture.ts'

/** Whom a visit is for: a person, or a pet by its species. */
export function SubjectChip({ subject }: { subject: Subject }) {
  const picture = useSubjectPicture(subject)
  if (subject.kind === 'person') return <PersonChip name={subject.name} src={picture} />
  return <PersonChip name={subject.name} src={picture} pet icon={<SpeciesIcon species={subject.species ?? 'other'} />} />
}
