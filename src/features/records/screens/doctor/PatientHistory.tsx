import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { recordQuestions } from '../../api.ts'
import { PracticeRecord } from '../../components/page/PracticeRecord.tsx'
import { PracticeRecords } from '../../components/page/PracticeRecords.tsx'

const fields = { id: idField }
const idAt = (search: URLSearchParams) => readAddress(fields, search).id

const question = combineQuestions({
  practice: defineQuestion(recordQuestions.listPracticeRecords, ({ search }) =>
    idAt(search) ? null : { query: { text: listQueryAt(search).search } },
  ),
  record: defineQuestion(recordQuestions.readRecord, ({ search }) => {
    const id = idAt(search)
    return id ? { params: { id } } : null
  }),
})

export default defineScreen({ question, view: PatientHistory })

/** The practice's people and animals; with `?id=` the record of one of them over time. */
function PatientHistory({ answer: { practice, record } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values } = useAddress(fields)
  const title = t('records.routes.patientHistory.title')
  return values.id ? (
    <PracticeRecord key={values.id} id={values.id} record={record} title={title} />
  ) : (
    <PracticeRecords title={title} query={practice} />
  )
}
