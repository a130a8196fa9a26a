import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnData } from '#contract/privacy/schemas.ts'
import { coolingDays } from '#contract/privacy/values.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { HoldList } from './HoldList.tsx'
import styles from './privacy.module.css'

/** What becomes of what when the account is deleted, and the beginning of it. */
export function ErasurePanel({ data, isPatient }: { data: OwnData; isPatient: boolean }) {
  const { t, i18n } = useTranslation('workspace')
  const [isAsking, setAsking] = useState(false)
  const going = data.pets.filter(({ goesTo }) => goesTo === null)
  const passing = data.pets.filter(({ goesTo }) => goesTo !== null)
  return (
    <Panel title={t('privacy.erasure.title')} about={t('privacy.erasure.about', { days: coolingDays })}>
      <Stack gap="4">
        <section>
          <Text strong>{t('privacy.goes.title')}</Text>
          <ul className={styles.list}>
            <li>{t('privacy.goes.account')}</li>
            {isPatient && <li>{t('privacy.goes.record')}</li>}
            <li>{t(isPatient ? 'privacy.goes.community' : 'privacy.goes.profile')}</li>
            <li>{t('privacy.goes.chat')}</li>
            {going.length > 0 && (
              <li>
                {t('privacy.goes.pets', { names: new Intl.ListFormat(i18n.language).format(going.map(({ name }) => name)) })}
              </li>
            )}
            {passing.map(({ name, goesTo }) => (
              <li key={name}>{t('privacy.goes.passing', { name, heir: goesTo })}</li>
            ))}
          </ul>
        </section>
        <section>
          <Text strong>{t('privacy.stays.title')}</Text>
          <ul className={styles.list}>
            <li>{t('privacy.stays.tax')}</li>
            <li>{t(isPatient ? 'privacy.stays.treatment' : 'privacy.stays.issued')}</li>
            <li>{t('privacy.stays.case')}</li>
            <li>{t('privacy.stays.proof')}</li>
          </ul>
        </section>
        {data.holds.length > 0 ? (
          <Banner tone="warning" title={t('privacy.holds.title')}>
            <HoldList holds={data.holds} title={t('privacy.holds.first')} />
          </Banner>
        ) : (
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('privacy.erasure.ask')}
            </Button>
          </div>
        )}
      </Stack>
      {isAsking && <ErasureDialog hasPassword={data.hasPassword} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
