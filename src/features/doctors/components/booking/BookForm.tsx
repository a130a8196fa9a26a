import { useTranslation } from 'react-i18next'
import { holdMinutes, maxUnpaid } from '#contract/booking/rules.ts'
import type { DoctorProfile, Slot } from '#contract/doctors/schemas.ts'
import { seenBy, type AppointmentMode } from '#contract/doctors/values.ts'
import { RefundRule } from '#features/booking/index.ts'
import { IncludedVisit, useIncludedVisits } from '#features/plans/index.ts'
import { paths } from '#shared/paths.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { PersonIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useBookableSubjectsQuery } from '../../booking-api.ts'
import { type Subject, useBookForm } from './use-book-form.ts'

interface BookFormProps {
  doctor: DoctorProfile
  slot: Slot
  mode: AppointmentMode
  onHolding: (isHolding: boolean) => void
}

/** For whom and why; then the time is held. */
export function BookForm(props: BookFormProps) {
  const { t, i18n } = useTranslation('site')
  const subjects = useBookableSubjectsQuery()
  const seen = seenBy[props.doctor.kind]
  return (
    <QueryState query={subjects} skeleton={<Skeleton height="9rem" />}>
      {(items) => {
        const seenOnes = items.filter(({ kind }) => kind === seen)
        const fitting = seenOnes.filter(({ species }) => species === null || props.doctor.species.some((one) => one === species))
        return fitting.length > 0 ? (
          <Fields {...props} subjects={fitting} />
        ) : (
          <Banner
            tone="information"
            action={<LinkButton to={paths.userSettings.link({ tab: 'pets' })}>{t('doctors.book.addPet')}</LinkButton>}
          >
            {t(seenOnes.length > 0 ? 'doctors.book.noneTreated' : 'doctors.book.noPets', {
              species: new Intl.ListFormat(i18n.language).format(props.doctor.species.map((one) => t(`species.${one}`))),
            })}
          </Banner>
        )
      }}
    </QueryState>
  )
}

function Fields({ doctor, slot, mode, onHolding, subjects }: BookFormProps & { subjects: readonly Subject[] }) {
  const { t } = useTranslation('site')
  const form = useBookForm({ doctorId: doctor.id, start: slot.start, mode, subjects, onHolding })
  const hintOf = ({ kind, name, owner }: Subject) =>
    kind === 'person' ? name : owner === null ? undefined : t('doctors.book.inCareOf', { owner })
  const fee = doctor.fees[mode]?.amount ?? 0
  const chosen = subjects.find(({ id }) => id === form.values.subject)
  const included = useIncludedVisits({ mode, fee, forPet: (chosen ?? subjects[0])?.kind === 'pet' })
  // Somebody else's animal is not in one's own plan.
  const ofPlan = chosen?.owner ? null : included
  const isIncluded = ofPlan !== null && ofPlan.left > 0
  const free = fee === 0 || isIncluded
  return (
    <Form
      form={form}
      aria-label={t('doctors.book.title')}
      refusals={{
        missing_pet_right: t('doctors.book.noRight'),
        slot_taken: t('doctors.book.gone'),
        patient_busy: t('doctors.book.busy'),
        too_many_unpaid: t('doctors.book.tooManyUnpaid', { most: maxUnpaid }),
      }}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t(free ? 'doctors.book.confirm' : 'doctors.book.hold')}
        </Button>
      }
    >
      <RadioGroup
        label={t('doctors.book.subject')}
        name="petId"
        value={form.values.subject}
        onChange={(subject) => form.set('subject', subject)}
        error={form.faults['petId']}
        required
        options={subjects.map((subject) => ({
          value: subject.id,
          label: subject.kind === 'person' ? t('doctors.book.me') : subject.name,
          hint: hintOf(subject),
          icon: subject.species ? <SpeciesIcon species={subject.species} /> : <PersonIcon />,
        }))}
      />
      <FormField form={form} name="reason" label={t('doctors.book.reason')} hint={t('doctors.book.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
      {ofPlan && <IncludedVisit {...ofPlan} />}
      {!free && (
        <>
          <Text size="s" quiet>
            {t('doctors.book.holdHint', { minutes: holdMinutes })}
          </Text>
          <RefundRule start={slot.start} />
        </>
      )}
    </Form>
  )
}
