import { useTranslation } from 'react-i18next'
import { DateField } from '#shared/ui/field/DateField.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import type { VisitView } from './use-visit-view.ts'

/** From which day to which, both included. */
export function VisitDates({ list }: Pick<VisitView, 'list'>) {
  const { t } = useTranslation('workspace')
  return (
    <Cluster gap="3">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`visits.list.${name}`)}>
          <DateField
            value={list.filters[name]}
            min={name === 'to' ? list.filters.from || undefined : undefined}
            onChange={(event) => list.setFilter(name, event.target.value)}
          />
        </Field>
      ))}
    </Cluster>
  )
}
