import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardPick, useListCardsQuery } from '#features/payments/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './autoships.module.css'
import type { RhythmValues } from './rhythm.ts'

/** Which saved card each delivery is charged to, or that its owner pays each one. */
export function CardField({ form }: { form: ContractForm<RhythmValues> }) {
  const { t } = useTranslation('workspace')
  const { data: cards } = useListCardsQuery()
  const hasNone = cards?.length === 0
  return (
    <Stack gap="1">
      <FormField
        form={form}
        name="cardId"
        label={t('autoships.fields.card')}
        hint={t(hasNone ? 'autoships.card.none' : 'autoships.card.hint')}
      >
        <CardPick value={form.values.cardId} onChange={(cardId) => form.set('cardId', cardId)} none={t('autoships.card.own')} />
      </FormField>
      {hasNone && (
        <Text size="s">
          <Link className={styles.name} to={paths.userSettings.link({ tab: 'plan' })}>
            {t('autoships.card.add')}
          </Link>
        </Text>
      )}
    </Stack>
  )
}
