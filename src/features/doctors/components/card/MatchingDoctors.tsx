import type { ReactNode } from 'react'
import type { DoctorCard as Doctor } from '#contract/doctors/schemas.ts'
import type { AppointmentMode, DoctorKind } from '#contract/doctors/values.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useSearchDoctorsInfiniteQuery } from '../../api.ts'
import { DoctorCard } from './DoctorCard.tsx'
import { DoctorCardSkeletons } from './DoctorCardSkeletons.tsx'

interface MatchingDoctorsProps {
  query: {
    readonly kind: DoctorKind
    readonly species?: PetSpecies
    readonly mode: AppointmentMode
    readonly latitude?: number
    readonly longitude?: number
    readonly maximumDistance?: number
    readonly sort?: 'nextFree' | 'distance'
  }
  /** Which of those found are shown. */
  choose: (doctors: readonly Doctor[]) => readonly Doctor[]
  /** Where none is. */
  none: ReactNode
}

const asked = 20

/** The first doctors of a search that another capability chooses from. */
export function MatchingDoctors({ query, choose, none }: MatchingDoctorsProps) {
  const found = useSearchDoctorsInfiniteQuery({ query: { sort: 'nextFree', ...query, limit: asked } })
  const doctors = rowsOf(found.data)
  return (
    <QueryState
      query={{ ...found, data: doctors && choose(doctors) }}
      skeleton={<DoctorCardSkeletons count={1} />}
      isEmpty={(shown) => shown.length === 0}
      empty={none}
    >
      {(shown) => (
        <Stack gap="3">
          {shown.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} />
          ))}
        </Stack>
      )}
    </QueryState>
  )
}
