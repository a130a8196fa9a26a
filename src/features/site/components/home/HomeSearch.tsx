import { lazy, Suspense, useId, useState, type ComponentType, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DoctorKind } from '#contract/doctors/values.ts'
import { specialities } from '#contract/doctors/specialities.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PawIcon, PersonIcon, SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './HomeHero.module.css'

/** A kindness: without it the town is typed in full. */
const TownNames = lazy<ComponentType<{ id: string }>>(() => import('./TownNames.tsx').catch(() => ({ default: () => null })))

/** For whom, what and where: leads to the doctors list with these in its address, without scripts as well. */
export function HomeSearch() {
  const { t } = useTranslation('site')
  const navigate = useNavigate()
  const list = useId()
  const [kind, setKind] = useState<DoctorKind>('physician')
  const [speciality, setSpeciality] = useState('')
  const [place, setPlace] = useState('')
  // Towns are asked for when the field is entered: most visitors never do.
  const [isAsked, setIsAsked] = useState(false)

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = { kind, speciality: speciality || undefined, place: place.trim() || undefined }
    void navigate(paths.doctorsList.link(given))
  }
  return (
    <search>
      <form
        className={styles.search}
        aria-label={t('site.home.search.label')}
        action={paths.doctorsList.link()}
        onSubmit={search}
      >
        <RadioGroup
          label={t('site.home.search.for')}
          labelHidden
          variant="segments"
          name="kind"
          value={kind}
          onChange={(next) => {
            setKind(next)
            setSpeciality('')
          }}
          options={[
            { value: 'physician', label: t('site.home.search.forMe'), icon: <PersonIcon size={18} /> },
            { value: 'veterinarian', label: t('site.home.search.forPet'), icon: <PawIcon size={18} /> },
          ]}
        />
        <div className={styles.fields}>
          <Field label={t('site.home.search.speciality')}>
            <Select
              name="speciality"
              value={speciality}
              onChange={(event) => setSpeciality(event.target.value)}
              options={[
                { value: '', label: t('site.home.search.any') },
                ...specialities
                  .filter((each) => each.kind === kind)
                  .map(({ id }) => ({ value: id, label: t(`doctors.speciality.${id}`) })),
              ]}
            />
          </Field>
          <Field label={t('site.home.search.place')}>
            <TextInput
              name="place"
              value={place}
              list={list}
              placeholder={t('site.home.search.placeHint')}
              autoComplete="off"
              maxLength={100}
              onFocus={() => setIsAsked(true)}
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
          {isAsked && (
            <Suspense>
              <TownNames id={list} />
            </Suspense>
          )}
        </div>
        <Button type="submit" variant="call" wide icon={<SearchIcon />}>
          {t('site.home.search.go')}
        </Button>
      </form>
    </search>
  )
}
