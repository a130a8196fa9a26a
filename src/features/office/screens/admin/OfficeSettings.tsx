import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { officeQuestions } from '../../api.ts'
import { SettingList } from '../../components/settings/SettingList.tsx'

const question = defineQuestion(officeQuestions.listSettings, () => undefined)

export default defineScreen({ question, view: OfficeSettings })

/** What administrators set while the platform runs: each limit with who set it last, and why. */
function OfficeSettings({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader title={t('office.settings.title')} about={t('office.settings.about')} />
      <QueryState query={answer}>{(settings) => <SettingList settings={settings} />}</QueryState>
    </Stack>
  )
}
