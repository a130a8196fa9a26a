import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measurements as Measured } from '#contract/observations/schemas.ts'
import { observationKinds } from '#contract/observations/values.ts'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { choiceField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { useReadMeasurementsQuery } from '../api.ts'
import { AddObservation } from './entry/AddObservation.tsx'
import { KindCard } from './KindCard.tsx'
import { KindDetails } from './KindDetails.tsx'

const fields = { measure: choiceField(observationKinds) }

/** What was measured of whoever the record is of: the newest of each kind, one of them over time, and the way to add more. */
export function Measurements({ record }: { record: Pick<HealthRecord, 'id' | 'subject'> }) {
  const measurements = useReadMeasurementsQuery({ params: { id: record.id } })
  return (
    <QueryState query={{ ...measurements, data: measurements.currentData }}>
      {(shown) => <Shown measured={shown} isPet={record.subject.species !== null} />}
    </QueryState>
  )
}

function Shown({ measured, isPet }: { measured: Measured; isPet: boolean }) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  const [isAdding, setAdding] = useState(false)
  const { kinds, writes } = measured
  const chosen = kinds.find(({ kind }) => kind === values.measure) ?? kinds[0]
  return (
    <Stack gap="5">
      {writes.length > 0 && (
        <div>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('observations.add')}
          </Button>
        </div>
      )}
      {chosen ? (
        <>
          <Grid least={13} gap="4">
            {kinds.map((measurement) => (
              <KindCard
                key={measurement.kind}
                measurement={measurement}
                isChosen={measurement === chosen}
                onChoose={() => change({ measure: measurement.kind }, { replace: true })}
              />
            ))}
          </Grid>
          <KindDetails key={chosen.kind} subjectId={measured.id} measurement={chosen} weight={measured.weight} isPet={isPet} />
        </>
      ) : (
        <Empty title={t('observations.empty')}>{t('observations.emptyHint')}</Empty>
      )}
      {isAdding && <AddObservation measured={measured} kind={values.measure} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
