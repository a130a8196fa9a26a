import { useTranslation } from 'react-i18next'
import type { Carer } from '#contract/carers/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CareRights } from './CareRights.tsx'
import styles from './carers.module.css'

interface CarerRowProps {
  carer: Carer
  busy: boolean
  onChange: () => void
  onWithdraw: () => void
}

/** Somebody who cares for the pet: who, what they may do, what can be done. */
export function CarerRow({ carer, busy, onChange, onWithdraw }: CarerRowProps) {
  const { t } = useTranslation('workspace')
  const { name, avatar, invitedAs, rights } = carer
  return (
    <Card as="li" padding="tight">
      <Cluster justify="between">
        <Cluster gap="3" className={styles.who}>
          <Avatar name={name} src={avatar} size={44} />
          <Stack gap="2">
            <div>
              <Text as="div" strong>
                {name}
              </Text>
              <Text as="div" quiet size="s" className={styles.address}>
                {invitedAs}
              </Text>
            </div>
            <CareRights rights={rights} />
          </Stack>
        </Cluster>
        <Cluster gap="2">
          <Button small aria-label={t('carers.changeOf', { name })} onClick={onChange}>
            {t('carers.change')}
          </Button>
          <Button small variant="quiet" loading={busy} aria-label={t('carers.withdrawOf', { name })} onClick={onWithdraw}>
            {t('carers.withdraw')}
          </Button>
        </Cluster>
      </Cluster>
    </Card>
  )
}
