import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/kernel/values.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { useListCannedQuery } from '../../api.ts'

/** Ready answers in the person's language. */
export function ChooseCanned({ locale, onChoose }: { locale: Locale; onChoose: (text: string) => void }) {
  const { t } = useTranslation('workspace')
  const { data } = useListCannedQuery()
  const fitting = data?.items.filter((one) => one.locale === locale) ?? []
  if (fitting.length === 0) return null
  return (
    <Field label={t('support.canned.choose')}>
      <Select
        value=""
        placeholder={t('support.canned.none')}
        options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ target }) => {
          const chosen = fitting.find(({ id }) => id === target.value)
          if (chosen) onChoose(chosen.text)
        }}
      />
    </Field>
  )
}
