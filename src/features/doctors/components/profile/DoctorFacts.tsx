import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { appointmentModes } from '#contract/doctors/values.ts'
import { zoneCity, zonesDiffer } from '#shared/lib/format-time.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { AwardIcon, ClinicIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { GlobeIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { CheckCircleIcon, ClockIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useNow } from '../use-now.ts'
import { ClinicAddress } from './ClinicAddress.tsx'
import styles from './DoctorFacts.module.css'

/** Fees, languages, clinic, skills and awards. */
export function DoctorFacts({ doctor }: { doctor: DoctorProfile }) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const now = useNow()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = new Intl.ListFormat(i18n.language).format(doctor.languages.map((code) => names.of(code) ?? code))
  const list = (words: readonly string[]) => (
    <Cluster as="ul" gap="2">
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </Cluster>
  )
  return (
    <Card as="aside" className={styles.facts} aria-label={t('doctors.profile.about')}>
      <Fact icon={<WalletIcon size={18} />} name={t('doctors.profile.fees')}>
        <dl className={styles.fees}>
          {appointmentModes.map((mode) => (
            <div key={mode}>
              <dt>{t(`doctors.mode.${mode}`)}</dt>
              <dd>{doctor.fees[mode] ? <Money value={doctor.fees[mode]} /> : t('doctors.profile.notOffered')}</dd>
            </div>
          ))}
        </dl>
      </Fact>
      {languages && (
        <Fact icon={<GlobeIcon size={18} />} name={t('doctors.profile.languages')}>
          {languages}
        </Fact>
      )}
      {doctor.clinic && (
        <Fact icon={<ClinicIcon size={18} />} name={t('doctors.profile.clinic')}>
          <ClinicAddress clinic={doctor.clinic} />
        </Fact>
      )}
      {doctor.skills.length > 0 && (
        <Fact icon={<CheckCircleIcon size={18} />} name={t('doctors.profile.skills')}>
          {list(doctor.skills)}
        </Fact>
      )}
      {doctor.awards.length > 0 && (
        <Fact icon={<AwardIcon size={18} />} name={t('doctors.profile.awards')}>
          {list(doctor.awards)}
        </Fact>
      )}
      <Stack gap="1">
        {doctor.experienceSince !== null && (
          <Text size="s" quiet>
            {t('doctors.profile.experience', { year: String(doctor.experienceSince) })}
          </Text>
        )}
        {zonesDiffer(now, zone, doctor.timeZone) && (
          <Text size="s" quiet>
            <ClockIcon size={14} className={styles.inline} /> {t('doctors.profile.zone', { zone: zoneCity(doctor.timeZone) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <Heading level={2} size="s" className={styles.name}>
        {icon}
        {name}
      </Heading>
      <div>{children}</div>
    </section>
  )
}
