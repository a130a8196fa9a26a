import type { OwnProfile } from '#contract/doctors/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { DoctorFacts } from '../profile/DoctorFacts.tsx'
import { DoctorIntroduction } from '../profile/DoctorHead.tsx'

/** The parts of the public page, as they would say it. */
export function ProfilePreview({ profile }: { profile: OwnProfile }) {
  return (
    <Stack gap="5" data-workspace={profile.kind === 'veterinarian' ? 'pets' : 'patient'}>
      <Card>
        <DoctorIntroduction doctor={profile} level={2} verified={profile.licenceState === 'verified'} />
      </Card>
      <DoctorFacts doctor={profile} />
    </Stack>
  )
}
