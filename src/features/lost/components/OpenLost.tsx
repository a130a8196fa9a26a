import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '#contract/kernel/geodesy.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { useListPetsQuery } from '#features/people/pets/index.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useOpenLostMutation } from '../api.ts'
import { HoursAgo, instantAgo } from './HoursAgo.tsx'
import { PlaceOnMap } from './PlaceOnMap.tsx'

/** Which animal, where and when it was last: all else can be left empty. */
export function OpenLost({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const pets = useListPetsQuery({ query: {} })
  const [open, opening] = useOpenLostMutation()
  const [petId, setPet] = useState('')
  const [place, setPlace] = useState<Position>()
  const [hours, setHours] = useState(1)
  const [words, setWords] = useState('')
  const [mark, setMark] = useState('')
  const [hasPost, setPost] = useState(true)
  const send = async () => {
    if (!place) return
    const answer = await open({ body: { petId, place: { ...place }, lastSeenAt: instantAgo(hours), words, mark, post: hasPost } })
    if (!answer.error) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={44}
      title={t('lost.open.title')}
      actions={
        <Button variant="call" disabled={petId === '' || !place} loading={opening.isLoading} onClick={() => void send()}>
          {t('lost.open.send')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('lost.open.about')}</Text>
        {opening.isError && (
          <Banner tone="error" live>
            {t('lost.open.failed')}
          </Banner>
        )}
        <Field label={t('lost.open.pet')} required>
          <Select
            value={petId}
            placeholder={t('lost.open.choosePet')}
            onChange={({ target }) => setPet(target.value)}
            options={(pets.data ?? [])
              .filter(({ archivedAt }) => archivedAt === null)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <PlaceOnMap label={t('lost.open.where')} value={place} onChange={setPlace} />
        <HoursAgo label={t('lost.open.when')} value={hours} onChange={setHours} />
        <Field label={t('lost.open.words')} hint={t('lost.open.wordsHint')}>
          <TextArea rows={3} maxLength={lostLimits.words} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Field label={t('lost.open.mark')} hint={t('lost.open.markHint')}>
          <TextInput maxLength={lostLimits.mark} value={mark} onChange={({ target }) => setMark(target.value)} />
        </Field>
        <Checkbox
          label={t('lost.open.post')}
          hint={t('lost.open.postHint')}
          checked={hasPost}
          onChange={({ target }) => setPost(target.checked)}
        />
      </Stack>
    </Dialog>
  )
}
