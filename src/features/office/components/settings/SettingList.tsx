import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingItem } from '#contract/office/setting-schemas.ts'
import { settingAreas } from '#contract/office/values.ts'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ChangeSetting } from './ChangeSetting.tsx'
import { PutSettingBack } from './PutSettingBack.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { SettingRow } from './SettingRow.tsx'

/** The setting whose changes are looked at. */
const opened = { setting: textField }

/** All settings by what they are about, with the dialogs that change them. */
export function SettingList({ settings }: { settings: readonly SettingItem[] }) {
  const { t } = useTranslation('workspace')
  const { values, change, linkTo } = useAddress(opened)
  const [asked, setAsked] = useState<{ verb: 'change' | 'putBack'; setting: SettingItem }>()
  const shown = settings.find(({ name }) => name === values.setting)
  const close = () => setAsked(undefined)
  return (
    <Stack gap="5">
      {settingAreas.map((area) => (
        <Panel key={area} title={t(`office.settings.areas.${area}`)}>
          <Stack as="ul" gap="5">
            {settings
              .filter((setting) => setting.area === area)
              .map((setting) => (
                <li key={setting.name}>
                  <SettingRow
                    setting={setting}
                    history={linkTo({ setting: setting.name })}
                    onChange={() => setAsked({ verb: 'change', setting })}
                    onPutBack={() => setAsked({ verb: 'putBack', setting })}
                  />
                </li>
              ))}
          </Stack>
        </Panel>
      ))}
      {asked?.verb === 'change' && <ChangeSetting setting={asked.setting} onClose={close} />}
      {asked?.verb === 'putBack' && <PutSettingBack setting={asked.setting} onClose={close} />}
      {shown && <SettingHistory setting={shown} onClose={() => change({ setting: '' })} />}
    </Stack>
  )
}
