import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CarePlan } from '#contract/care/schemas.ts'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useReadCarePlanQuery } from '../../api.ts'
import { AcceptVaccinations } from './AcceptVaccinations.tsx'
import { AddItem } from './AddItem.tsx'
import { CareItemCard } from './CareItemCard.tsx'

/** What a doctor set for whoever the record is of; who cares ticks it. */
export function CarePlanView({ record }: { record: Pick<HealthRecord, 'id' | 'subject'> }) {
  const plan = useReadCarePlanQuery({ params: { id: record.id } })
  return (
    <QueryState query={{ ...plan, data: plan.currentData }}>
      {(shown) => <Shown plan={shown} subject={record.subject} />}
    </QueryState>
  )
}

function Shown({ plan, subject }: { plan: CarePlan; subject: HealthRecord['subject'] }) {
  const { t } = useTranslation('workspace')
  const [dialog, setDialog] = useState<'item' | 'vaccinations'>()
  const close = () => setDialog(undefined)
  const isProposed = subject.species === 'dog' || subject.species === 'cat'
  return (
    <Stack gap="5">
      {plan.maySet && (
        <Cluster>
          <Button variant="outlined" onClick={() => setDialog('item')}>
            {t('care.plan.add')}
          </Button>
          {isProposed && <Button onClick={() => setDialog('vaccinations')}>{t('care.plan.propose')}</Button>}
        </Cluster>
      )}
      {plan.items.length === 0 ? (
        <Empty title={t('care.plan.empty')}>{t('care.plan.emptyHint')}</Empty>
      ) : (
        plan.items.map((item) => <CareItemCard key={item.id} item={item} plan={plan} />)
      )}
      {dialog === 'item' && <AddItem subject={subject} onClose={close} />}
      {dialog === 'vaccinations' && <AcceptVaccinations subject={subject} onClose={close} />}
    </Stack>
  )
}
