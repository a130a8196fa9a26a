import { useTranslation } from 'react-i18next'
import { chosenRights, type PetRight } from '#contract/carers/rights.ts'
import { RightsFields } from '#shared/patterns/invitations/RightsFields.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

interface ChosenRightsProps {
  value: readonly PetRight[]
  onChange: (rights: PetRight[]) => void
}

/** What a carer may do beside seeing, which everybody who cares may. */
export function ChosenRights({ value, onChange }: ChosenRightsProps) {
  const { t } = useTranslation('workspace')
  const rights = chosenRights.map((right) => ({
    right: right as PetRight,
    label: t(`carers.rights.${right}`),
    hint: t(`carers.rightsAbout.${right}`),
  }))
  return (
    <RightsFields legend={t('carers.rightsLegend')} rights={rights} value={value} onChange={onChange}>
      <Text quiet size="s">
        {t('carers.always')}
      </Text>
    </RightsFields>
  )
}
