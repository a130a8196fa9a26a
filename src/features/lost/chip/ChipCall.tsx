import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMicrochip } from '#contract/people/microchip.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCallByChipMutation } from '../api.ts'

/** A found animal lies on the table and its chip was read: the owner is told, and nobody's name is shown. */
export function ChipCall() {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('lost.chip.open')}</Button>
      {isOpen && <ChipDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ChipDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [call, calling] = useCallByChipMutation()
  const [chip, setChip] = useState('')
  const [isTried, setTried] = useState(false)
  const number = chip.replaceAll(/\s/g, '')
  const press = () => {
    setTried(true)
    if (isMicrochip(number)) void call({ body: { chip: number } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lost.chip.title')}
      actions={
        <Button variant="filled" loading={calling.isLoading} onClick={press}>
          {t('lost.chip.call')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('lost.chip.about')}</Text>
        {calling.data && (
          <Banner tone={calling.data.told ? 'success' : 'warning'} live>
            {t(calling.data.told ? 'lost.chip.told' : 'lost.chip.unknown')}
          </Banner>
        )}
        {calling.isError && (
          <Banner tone="error" live>
            {t('lost.chip.failed')}
          </Banner>
        )}
        <Field
          label={t('lost.chip.number')}
          hint={t('lost.chip.numberHint')}
          error={isTried && !isMicrochip(number) ? t('lost.chip.invalid') : undefined}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            value={chip}
            onChange={({ target }) => setChip(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
