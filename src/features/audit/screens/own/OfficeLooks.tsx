import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { auditQuestions } from '../../api.ts'
import { LookList } from '../../components/LookList.tsx'

const question = defineQuestion(auditQuestions.listOfficeLooks, ({ session }) =>
  session.role === undefined || session.role === 'admin' ? null : { query: { limit: 50 } },
)

export default defineScreen({ question, view: OfficeLooks })

/** Who in the office looked at one's account or acted on it, when and why; and the way to ask. */
function OfficeLooks({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader title={t('audit.looks.title')} about={t('audit.looks.about')} />
      {answer.isUninitialized ? <p>{t('audit.looks.ofOffice')}</p> : <LookList query={answer} />}
    </Stack>
  )
}
