import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { LostPage } from '#contract/lost/schemas.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReportSightingMutation } from '../api.ts'
import { HoursAgo, instantAgo } from './HoursAgo.tsx'
import { PlaceOnMap } from './PlaceOnMap.tsx'

interface SightingFormProps {
  code: string
  animal: LostPage
  /** Given what answers are read by. */
  onSent: (token: string) => void
}

/** Somebody has seen it: where, about when, and how the owner can ask. No account is needed, and only the owner reads it. */
export function SightingForm({ code, animal, onSent }: SightingFormProps) {
  const { t } = useTranslation('site')
  const [report, sending] = useReportSightingMutation()
  const [place, setPlace] = useState<Position>()
  const [hours, setHours] = useState(0)
  const [texts, setTexts] = useState({ words: '', mark: '', contact: '', email: '' })
  const set = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  })
  const isEmailWrong = isApiError(sending.error) && sending.error.errors.some(({ field }) => field === 'email')
  const send = async () => {
    if (!place) return
    const body = { code, place: { ...place }, seenAt: instantAgo(hours), ...texts, email: texts.email.trim() }
    const answer = await report({ body })
    if (answer.data) onSent(answer.data.token)
  }
  return (
    <Stack gap="4">
      <Heading level={2}>{t('lost.sighting.title', { name: animal.name })}</Heading>
      <Text quiet>{t('lost.sighting.about')}</Text>
      {sending.isError && !isEmailWrong && (
        <Banner tone="error" live>
          {t('lost.sighting.failed')}
        </Banner>
      )}
      <PlaceOnMap label={t('lost.sighting.where')} value={place} onChange={setPlace} around={animal.around} />
      <HoursAgo label={t('lost.sighting.when')} value={hours} onChange={setHours} />
      <Field label={t('lost.sighting.words')}>
        <TextArea rows={2} maxLength={lostLimits.words} {...set('words')} />
      </Field>
      {animal.hasMark && (
        <Field label={t('lost.sighting.mark')} hint={t('lost.sighting.markHint')}>
          <TextInput maxLength={lostLimits.mark} {...set('mark')} />
        </Field>
      )}
      <Field label={t('lost.sighting.contact')} hint={t('lost.sighting.contactHint')}>
        <TextInput maxLength={lostLimits.contact} {...set('contact')} />
      </Field>
      <Field
        label={t('lost.sighting.email')}
        hint={t('lost.sighting.emailHint')}
        error={isEmailWrong ? t('lost.sighting.emailWrong') : undefined}
      >
        <TextInput type="email" autoComplete="email" maxLength={254} {...set('email')} />
      </Field>
      <div>
        <Button variant="filled" disabled={!place} loading={sending.isLoading} onClick={() => void send()}>
          {t('lost.sighting.send')}
        </Button>
      </div>
    </Stack>
  )
}
