import { useTranslation } from 'react-i18next'
import type { Duplicates } from '#contract/merges/schemas.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { MailAddress } from '#shared/ui/text/MailAddress.tsx'

interface ChooseDuplicateProps {
  candidates: Duplicates['candidates']
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Accounts that may be of the same patient, each with what tells them apart. */
export function ChooseDuplicate({ candidates, chosen, onChoose }: ChooseDuplicateProps) {
  const { t } = useTranslation('workspace')
  if (candidates.length === 0) return <Empty title={t('merges.none')}>{t('merges.noneHint')}</Empty>
  return (
    <RadioGroup
      label={t('merges.which')}
      value={chosen}
      onChange={onChoose}
      options={candidates.map(({ id, name, email, registeredAt, hasSameBirthDate }) => ({
        value: id,
        label: <bdi>{name}</bdi>,
        hint: (
          <>
            {email && <MailAddress>{email}</MailAddress>}
            {email && ' · '}
            {t('merges.registered')} <When instant={registeredAt} show="date" />
            {hasSameBirthDate && <> · {t('merges.sameBirthDate')}</>}
          </>
        ),
      }))}
    />
  )
}
