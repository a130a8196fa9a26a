import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { DoctorProfile, Slot } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { formatInstant, zonesDiffer } from '#shared/lib/format-time.ts'
import { paths } from '#shared/paths.ts'
import { returnToName } from '#shared/routing/return-to.ts'
import { signInLink } from '#shared/session/access.ts'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Price } from '#shared/ui/money/Price.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Duration } from '#shared/ui/time/Duration.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { When } from '#shared/ui/time/When.tsx'
import { BookForm } from './BookForm.tsx'

interface ChosenTimeProps {
  doctor: DoctorProfile
  slot: Slot
  mode: AppointmentMode
  onHolding: (isHolding: boolean) => void
}

/** The time that is chosen, and the way on: signing in, or saying whom it is for. */
export function ChosenTime({ doctor, slot, mode, onHolding }: ChosenTimeProps) {
  const { t, i18n } = useTranslation('site')
  const role = useSelector(selectRole)
  const zone = useZone()
  const now = useMountTime()
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  const fee = doctor.fees[mode]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Card ground="soft" as="section" ref={box} aria-label={t('doctors.book.chosen')}>
      <Stack gap="4">
        <Cluster justify="between" gap="4">
          <div>
            <Heading level={3}>
              <When instant={slot.start} otherZone={doctor.timeZone} />
            </Heading>
            <Text size="s" quiet as="div">
              {t(`doctors.mode.${mode}`)} · <Duration minutes={slot.minutes} />
              {zonesDiffer(slot.start, zone, doctor.timeZone) &&
                ` · ${t('doctors.book.atDoctor', { when: formatInstant(slot.start, i18n.language, doctor.timeZone, 'both', true, now) })}`}
            </Text>
          </div>
          {fee && <Price value={fee} />}
        </Cluster>
        {role === undefined && (
          <Stack gap="2">
            <Cluster>
              <LinkButton variant="filled" to={signInLink('patient', returnTo)}>
                {t('doctors.book.signIn')}
              </LinkButton>
              <LinkButton variant="quiet" to={paths.patientRegistration.link({ [returnToName]: returnTo })}>
                {t('doctors.book.register')}
              </LinkButton>
            </Cluster>
            <Text size="s" quiet>
              {t('doctors.book.keeps')}
            </Text>
          </Stack>
        )}
        {role === 'patient' && <BookForm doctor={doctor} slot={slot} mode={mode} onHolding={onHolding} />}
        {role !== undefined && role !== 'patient' && <Banner tone="information">{t('doctors.book.wrongRole')}</Banner>}
      </Stack>
    </Card>
  )
}
