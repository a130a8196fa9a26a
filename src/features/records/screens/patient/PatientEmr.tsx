import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PrescriptionAlarms } from '#features/prescriptions/alarms/index.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { recordQuestions } from '../../api.ts'
import { RecordView } from '../../components/page/RecordView.tsx'
import { useTimelineAhead } from '../../components/timeline/RecordTimeline.tsx'

const fields = { id: idField }

const question = combineQuestions({
  records: defineQuestion(recordQuestions.listRecords, () => undefined),
  record: defineQuestion(recordQuestions.readRecord, ({ search }) => {
    const { id } = readAddress(fields, search)
    return id ? { params: { id } } : null
  }),
})

export default defineScreen({ question, view: PatientEmr })

/** The health record of the patient, of a pet of theirs or of one in their care: `?id=`, their own without it. */
function PatientEmr({ answer: { records } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  return (
    <Stack gap="6">
      <PageHeader title={t('records.routes.patientEmr.title')} about={t('records.own.about')} />
      <QueryState query={records}>
        {(all) => {
          const chosen = values.id ?? all[0]?.id ?? ''
          return (
            <>
              {all.length > 1 && (
                <Field label={t('records.own.choose')}>
                  <Select
                    value={chosen}
                    options={all.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={({ target }) => change({ id: target.value })}
                  />
                </Field>
              )}
              {chosen && <PrescriptionAlarms subjectId={chosen} />}
              <OwnRecord key={chosen} id={chosen} />
            </>
          )
        }}
      </QueryState>
    </Stack>
  )
}

/** To its owner and carers a record is open: its timeline does not wait for it. */
function OwnRecord({ id }: { id: string }) {
  useTimelineAhead(id)
  return <RecordView id={id} />
}
