import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ObservationRange } from '#contract/observations/schemas.ts'
import { observationKinds } from '#contract/observations/values.ts'
import { petSpecies } from '#contract/kernel/animals.ts'
import { choiceField } from '#shared/address/fields.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { observationQuestions } from '../../api.ts'
import { RangeDialog } from '../../components/ranges/RangeDialog.tsx'
import { useRangeColumns } from '../../components/ranges/use-range-columns.tsx'

const species = ['person', ...petSpecies] as const
const list = { filters: { kind: choiceField(observationKinds), species: choiceField(species) } }

const question = defineQuestion(observationQuestions.listObservationRanges, ({ search }) => ({
  query: { ...listQueryAt(search, list), limit: 50 },
}))

export default defineScreen({ question, view: ObservationRanges })

/** What is taken to be usual, by kind, species and age, each with whose numbers these are. */
function ObservationRanges({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const controller = useListController(list)
  const [edited, setEdited] = useState<ObservationRange | 'new'>()
  const columns = useRangeColumns({ onEdit: setEdited })
  const title = routeText('observations.routes.observationRanges', 'title', t)
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('observations.ranges.about')}
        actions={
          <Button variant="filled" onClick={() => setEdited('new')}>
            {t('observations.ranges.add')}
          </Button>
        }
      />
      <ListPage
        controller={controller}
        query={answer}
        label={title}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty title={t('observations.ranges.empty')} />}
        filters={[
          {
            name: 'kind',
            label: t('observations.fields.kind'),
            all: t('observations.ranges.allKinds'),
            options: observationKinds.map((kind) => ({ value: kind, label: t(`observations.kinds.${kind}`) })),
          },
          {
            name: 'species',
            label: t('observations.ranges.ofWhom'),
            all: t('observations.ranges.everybody'),
            options: species.map((one) => ({
              value: one,
              label: one === 'person' ? t('observations.ranges.person') : t(`species.${one}`, { ns: 'site' }),
            })),
          },
        ]}
      />
      {edited && <RangeDialog range={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}
