import { useTranslation } from 'react-i18next'
import { staffRights, type StaffRight } from '#contract/kernel/roles.ts'
import { RightsFields } from '#shared/patterns/invitations/RightsFields.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

interface StaffRightsProps {
  value: readonly StaffRight[]
  onChange: (rights: StaffRight[]) => void
}

/** What somebody of the staff may do, area by area. */
export function StaffRights({ value, onChange }: StaffRightsProps) {
  const { t } = useTranslation('workspace')
  const rights = staffRights.map((right) => ({
    right,
    label: t(`staff.rights.${right}`),
    hint: t(`staff.rightsAbout.${right}`),
  }))
  return (
    <RightsFields legend={t('staff.rightsLegend')} rights={rights} value={value} onChange={onChange}>
      <Text quiet size="s">
        {t('staff.never')}
      </Text>
    </RightsFields>
  )
}
