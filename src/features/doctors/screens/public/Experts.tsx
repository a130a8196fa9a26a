import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { doctorKinds } from '#contract/doctors/values.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { PawIcon, PersonIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useSearchDoctorsInfiniteQuery } from '../../api.ts'
import { ExpertCard } from '../../components/experts/ExpertCard.tsx'
import { SpecialityChoice } from '../../components/experts/SpecialityChoice.tsx'
import { DoctorCardSkeletons } from '../../components/card/DoctorCardSkeletons.tsx'
import { specialityOf } from '../../model/doctor-search.ts'

const cardOf = (doctor: DoctorCard) => <ExpertCard doctor={doctor} />

/** Specialists to get to know, best rated first: for people or for animals, by speciality. Both in the address. */
export default function Experts() {
  const { t } = useTranslation('site')
  const { filters, setFilter, setFilters } = useListController({ filters: ['kind', 'speciality'] })
  const kind = oneOf(doctorKinds, filters.kind) ?? 'physician'
  const speciality = specialityOf(filters.speciality, kind)
  const query = useSearchDoctorsInfiniteQuery({
    query: { kind, sort: 'rating', limit: 12, ...(speciality && { speciality }) },
  })
  const empty = (
    <Empty
      title={t('doctors.experts.none')}
      actions={<Button onClick={() => setFilter('speciality', '')}>{t('doctors.experts.all')}</Button>}
    >
      {t('doctors.experts.noneHint')}
    </Empty>
  )
  return (
    <Stack gap="5" data-workspace={kind === 'veterinarian' ? 'pets' : 'patient'}>
      <Stack gap="2">
        <Heading level={1} size="4xl" display tabIndex={-1}>
          {t('doctors.experts.title')}
        </Heading>
        <Text size="l" quiet>
          {t('doctors.experts.about')}
        </Text>
      </Stack>
      <RadioGroup
        label={t('doctors.experts.kind')}
        labelHidden
        variant="segments"
        value={kind}
        onChange={(next) => setFilters({ kind: next, speciality: '' })}
        options={[
          { value: 'physician', label: t('doctors.experts.people'), icon: <PersonIcon size={18} /> },
          { value: 'veterinarian', label: t('doctors.experts.pets'), icon: <PawIcon size={18} /> },
        ]}
      />
      <SpecialityChoice kind={kind} value={speciality} onChoose={(next) => setFilters({ kind, speciality: next ?? '' })} />
      <CardList
        query={query}
        label={t('doctors.experts.label')}
        itemKey={({ id }) => id}
        card={cardOf}
        least={17}
        skeleton={<DoctorCardSkeletons count={6} />}
        empty={empty}
      />
    </Stack>
  )
}
