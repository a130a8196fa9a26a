import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DoctorProfile, Slot } from '#contract/doctors/schemas.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { ErrorState, OfflineState } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { ClinicIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { SlotPicker } from '#shared/ui/slots/SlotPicker.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { modesOf } from '../../model/fees.ts'
import { ChosenTime } from './ChosenTime.tsx'
import { SlotTakenNotice } from './SlotTakenNotice.tsx'
import { useBookingChoice } from './use-booking-choice.ts'

/** Choosing how and when, then for whom. Free times are the server's, in the reader's zone, and follow changes. */
export function BookingPanel({ doctor }: { doctor: DoctorProfile }) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const choice = useBookingChoice(doctor)
  const { mode, slots, query } = choice
  const [held, setHeld] = useState<Slot>()
  const chosen = held ?? choice.chosen
  const firstFree = doctor.nextFree.find((slot) => mode && slot.modes.includes(mode))
  const canJump = firstFree && slots.length === 0 && query.currentData && dayOf(firstFree.start, zone) !== choice.from

  if (!mode) return null
  return (
    <Card as="section" aria-labelledby="book">
      <Stack gap="5">
        <Heading level={2} id="book">
          {t('doctors.book.title')}
        </Heading>
        <RadioGroup
          label={t('doctors.book.mode')}
          value={mode}
          onChange={choice.setMode}
          options={modesOf(doctor.fees).map((value) => ({
            value,
            label: t(`doctors.mode.${value}`),
            hint: doctor.fees[value] && formatMoney(doctor.fees[value], i18n.language),
            icon: value === 'video' ? <VideoIcon /> : <ClinicIcon />,
          }))}
        />
        {choice.gone && !held && <SlotTakenNotice doctorId={doctor.id} start={choice.start} />}
        {query.error && !query.currentData ? (
          faultOf(query.error).kind === 'offline' ? (
            <OfflineState compact onRetry={() => void query.refetch()} />
          ) : (
            <ErrorState compact onRetry={() => void query.refetch()} />
          )
        ) : (
          <SlotPicker
            slots={slots}
            from={choice.from}
            days={choice.days}
            value={chosen?.start}
            onChoose={(slot) => choice.setStart(slot.start)}
            onEarlier={choice.onEarlier}
            onLater={choice.onLater}
            loading={query.currentData === undefined}
          />
        )}
        {canJump && <Button onClick={() => choice.show(dayOf(firstFree.start, zone))}>{t('doctors.book.jump')}</Button>}
        {chosen && (
          <ChosenTime
            key={`${chosen.start} ${mode}`}
            doctor={doctor}
            slot={chosen}
            mode={mode}
            onHolding={(isHolding) => setHeld(isHolding ? chosen : undefined)}
          />
        )}
      </Stack>
    </Card>
  )
}
