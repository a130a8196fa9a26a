import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { PrescribableVisit } from '#contract/prescriptions/schemas.ts'
import { useListPrescribableVisitsQuery, useStartPrescriptionMutation } from '../../api.ts'

/** Chooses the visit that the prescription is of, and leads to its draft. */
export function StartPrescription({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const visits = useListPrescribableVisitsQuery({})
  const title = t('prescriptions.start.title')
  if (visits.data?.length) return <Choice visits={visits.data} title={title} onClose={onClose} />
  return (
    <Dialog open title={title} onClose={onClose}>
      <QueryState query={visits} empty={<Text>{t('prescriptions.start.none')}</Text>}>
        {() => null}
      </QueryState>
    </Dialog>
  )
}

interface ChoiceProps {
  visits: readonly PrescribableVisit[]
  title: string
  onClose: () => void
}

function Choice({ visits, title, onClose }: ChoiceProps) {
  const { t, i18n } = useTranslation('workspace')
  const navigate = useNavigate()
  const timeZone = useZone()
  const [start] = useStartPrescriptionMutation()
  const form = useContractForm({
    schema: () => import('#contract/kernel/values.ts').then((module) => module.byId),
    initial: { id: visits[0]?.id ?? '' },
    submit: async (params) => {
      const draft = await start({ params, body: { supersedes: null } }).unwrap()
      await navigate(paths.doctorPrescriptionDetails.link({ id: draft.id }))
    },
  })
  const nameOf = ({ subject, patient, startsAt }: PrescribableVisit) =>
    [subject === patient ? subject : `${subject} (${patient})`, formatInstant(startsAt, i18n.language, timeZone, 'date')].join(
      ' · ',
    )
  return (
    <FormDialog form={form} title={title} submit={t('prescriptions.start.submit')} onClose={onClose}>
      <Text quiet>{t('prescriptions.start.about')}</Text>
      <FormField form={form} name="id" label={t('prescriptions.start.visit')}>
        <SearchSelect {...form.input('id')} options={visits.map((visit) => ({ value: visit.id, label: nameOf(visit) }))} />
      </FormField>
    </FormDialog>
  )
}
