import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { GuestOffer, GuestPass } from '#contract/meeting/guest-schemas.ts'
import { guestNameLength } from '#contract/meeting/guests.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { askOnce } from '../call/call-api.ts'
import { guestVerbs } from './guest-api.ts'
import styles from '../room/room.module.css'

export interface GuestDoorProps {
  token: string
  offer: GuestOffer
  onAsked: (pass: GuestPass) => void
  /** Somebody else has used the link, or its time is over. */
  onOver: () => void
}

/** In front of somebody else's call: what awaits a guest there, their name, and the question to be let in. */
export function GuestDoor({ token, offer, onAsked, onOver }: GuestDoorProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<'name' | 'failed' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFault('name')
    setFault(null)
    setAsking(true)
    try {
      const body = { token, name: name.trim() }
      onAsked(await askOnce(dispatch as never)<GuestPass>(guestVerbs.askAsGuest.initiate({ body }, { track: false })))
    } catch (error) {
      if (isApiError(error) && error.code === 'link_over') return onOver()
      setFault('failed')
    } finally {
      setAsking(false)
    }
  }
  return (
    <Card ground="soft">
      <form onSubmit={(event) => void ask(event)} noValidate>
        <Stack>
          <Heading level={2} size="l">
            {t('meeting.guests.door', { name: offer.doctor })}
          </Heading>
          <ul className={styles.points}>
            <li>{t('meeting.guests.seen')}</li>
            <li>{t('meeting.guests.noRecord')}</li>
            <li>{t('meeting.guests.notRecorded')}</li>
          </ul>
          {fault === 'failed' && (
            <Banner tone="error" live>
              {t('meeting.guests.askFailed')}
            </Banner>
          )}
          <Field
            label={t('meeting.guests.name')}
            hint={t('meeting.guests.nameHint')}
            error={fault === 'name' ? t('meeting.guests.nameMissing') : undefined}
          >
            <TextInput
              autoComplete="name"
              maxLength={guestNameLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <div>
            <Button type="submit" variant="filled" loading={isAsking}>
              {t('meeting.guests.ask')}
            </Button>
          </div>
          <Text quiet size="s">
            {t('meeting.guests.until')} <When instant={offer.expiresAt} show="time" />
          </Text>
        </Stack>
      </form>
    </Card>
  )
}
