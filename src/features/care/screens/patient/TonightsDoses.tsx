import { useTranslation } from 'react-i18next'
import { PrescriptionAlarms } from '#features/prescriptions/alarms/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { careQuestions } from '../../api.ts'
import { DoseList } from '../../components/doses/DoseList.tsx'

const question = defineQuestion(careQuestions.listDoses, () => undefined)

export default defineScreen({ question, view: TonightsDoses })

/** Doses of these hours over the person, their pets and those in their care. What somebody else gives shows here at once. */
function TonightsDoses({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PrescriptionAlarms />
      <PageHeader title={routeText('care.routes.tonightsDoses', 'title', t)} about={t('care.doses.about')} />
      <QueryState
        query={answer}
        isEmpty={(doses) => doses.length === 0}
        empty={<Empty title={t('care.doses.none')}>{t('care.doses.noneHint')}</Empty>}
      >
        {(doses) => <DoseList doses={doses} />}
      </QueryState>
    </Stack>
  )
}
