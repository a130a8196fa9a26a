import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestDescription } from '#contract/intake/media.ts'
import type { IntakeMedium } from '#contract/intake/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useDescribeMediumMutation, useRemoveMediumMutation } from '../api.ts'
import { Medium } from './Medium.tsx'
import styles from './media.module.css'
import { useMediaFaults } from './use-media-faults.ts'

/** One of the patient's photos or videos, what it shows in their words, and the way to take it away. */
export function OwnMedium({ medium, number }: { medium: IntakeMedium; number: number }) {
  const { t, i18n } = useTranslation('workspace')
  const [text, setText] = useState(medium.description)
  const [describe, describing] = useDescribeMediumMutation()
  const [remove, removing] = useRemoveMediumMutation()
  const { ask, confirmation } = useConfirm()
  const reasonOf = useMediaFaults()
  const params = { id: medium.id }
  const isChanged = text.trim() !== medium.description
  const fault = describing.error ?? removing.error

  const takeAway = async () => {
    const sure = await ask({
      title: t('intake.media.remove.title'),
      body: t('intake.media.remove.body'),
      confirm: t('intake.media.remove.confirm'),
      danger: true,
    })
    if (sure) await remove({ params })
  }
  return (
    <li className={styles.item}>
      <Medium medium={medium} number={number} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void describe({ params, body: { description: text } })
        }}
      >
        <Stack gap="2">
          <Field
            label={t('intake.media.shows', { number: formatNumber(number, i18n.language) })}
            optional
            error={fault && (reasonOf(fault) ?? t('intake.media.faults.kept'))}
          >
            <TextInput value={text} maxLength={longestDescription} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Cluster gap="2">
            {isChanged && (
              <Button small type="submit" loading={describing.isLoading}>
                {t('intake.media.describe')}
              </Button>
            )}
            <Button small variant="quiet" loading={removing.isLoading} onClick={() => void takeAway()}>
              {t('intake.media.remove.button', { number: formatNumber(number, i18n.language) })}
            </Button>
          </Cluster>
          <Text as="output" size="s" quiet>
            {describing.isSuccess && !isChanged && t('intake.media.described')}
          </Text>
        </Stack>
      </form>
      {confirmation}
    </li>
  )
}
