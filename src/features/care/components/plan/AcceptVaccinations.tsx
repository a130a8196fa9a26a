import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { VaccinationProposal } from '#contract/care/schemas.ts'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useProposeVaccinationsQuery, useSetCareItemsMutation } from '../../api.ts'

interface AcceptVaccinationsProps {
  subject: HealthRecord['subject']
  onClose: () => void
}

/** What the guideline proposes: the doctor chooses, moves days, and accepts. */
export function AcceptVaccinations({ subject, onClose }: AcceptVaccinationsProps) {
  const { t } = useTranslation('workspace')
  const proposal = useProposeVaccinationsQuery({ params: { id: subject.id } })
  return (
    <Dialog open onClose={onClose} width={38} title={t('care.vaccinations.title')}>
      <QueryState query={proposal}>
        {(shown) =>
          shown.none === null ? (
            <Proposed proposal={shown} subject={subject} onClose={onClose} />
          ) : (
            <Text>{t(`care.vaccinations.none.${shown.none}`)}</Text>
          )
        }
      </QueryState>
    </Dialog>
  )
}

function Proposed({ proposal, subject, onClose }: AcceptVaccinationsProps & { proposal: VaccinationProposal }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [set, setting] = useSetCareItemsMutation()
  const [rows, setRows] = useState(() => proposal.items.map((item) => ({ ...item, isChosen: true })))
  const change = (index: number, more: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row, place) => (place === index ? { ...row, ...more } : row)))
  const nameOf = (vaccine: (typeof rows)[number]['vaccine']) =>
    vaccine === 'rabies'
      ? t('care.vaccinations.rabies')
      : t(subject.species === 'cat' ? 'care.vaccinations.coreCat' : 'care.vaccinations.coreDog')
  const chosen = rows.filter(({ isChosen, on }) => isChosen && on !== '')
  const accept = async () => {
    const items = chosen.map(({ vaccine, on }) => ({
      kind: 'vaccination' as const,
      title: nameOf(vaccine),
      details: '',
      observationKind: null,
      schedule: { mode: 'once' as const, on, time: null },
    }))
    const answer = await set({ params: { id: subject.id }, body: { items } })
    if (answer.error) return
    dispatch(toastShown({ kind: 'success', title: t('care.plan.added'), text: t('care.plan.addedText') }))
    onClose()
  }
  return (
    <Stack>
      <Text>{t('care.vaccinations.about')}</Text>
      {setting.isError && (
        <Banner tone="error" live>
          {t('care.vaccinations.failed')}
        </Banner>
      )}
      {rows.map(({ vaccine, on, isChosen }, index) => (
        <Cluster key={index} gap="4" justify="between">
          <Checkbox
            label={nameOf(vaccine)}
            checked={isChosen}
            onChange={({ target }) => change(index, { isChosen: target.checked })}
          />
          <Field label={t('care.vaccinations.day', { number: String(index + 1) })}>
            <DatePicker value={on} onChange={({ target }) => change(index, { on: target.value })} />
          </Field>
        </Cluster>
      ))}
      <Text size="s" quiet>
        {t('care.vaccinations.source')}
      </Text>
      <Cluster>
        <Button variant="filled" loading={setting.isLoading} disabled={chosen.length === 0} onClick={() => void accept()}>
          {t('care.vaccinations.accept', { count: chosen.length })}
        </Button>
      </Cluster>
    </Stack>
  )
}
