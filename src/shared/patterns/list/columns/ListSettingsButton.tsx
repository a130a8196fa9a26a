import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { SettingsIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import styles from './ListSettingsButton.module.css'
import { densities, type Density } from './kept-settings.ts'
import { hiddenKeys } from './shown-columns.ts'
import type { ListSettings } from './useListSettings.ts'

interface ListSettingsButtonProps {
  settings: ListSettings
  columns: readonly { key: string; header: string; hiddenAtFirst?: boolean }[]
}

/** Which columns are shown, and how close the rows stand; seen behind the dialog at once. */
export function ListSettingsButton({ settings, columns }: ListSettingsButtonProps) {
  const { t } = useTranslation('workspace')
  const [open, setOpen] = useState(false)
  const hidden = hiddenKeys(columns, settings.hidden)
  const toggle = (key: string, isShown: boolean) =>
    settings.setHidden(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
  return (
    <>
      <Button variant="quiet" icon={<SettingsIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.settings.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('list.settings.title')}
        width={26}
        actions={
          <>
            <Button variant="quiet" onClick={settings.reset}>
              {t('list.settings.reset')}
            </Button>
            <Button variant="filled" onClick={() => setOpen(false)}>
              {t('list.settings.done')}
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <fieldset className={styles.columns}>
            <legend>{t('list.settings.columns')}</legend>
            {columns.map(({ key, header }, index) => (
              <Checkbox
                key={key}
                label={header}
                checked={!hidden.includes(key)}
                disabled={index === 0}
                hint={index === 0 ? t('list.settings.first') : undefined}
                onChange={(event) => toggle(key, event.target.checked)}
              />
            ))}
          </fieldset>
          <RadioGroup<Density>
            variant="segments"
            label={t('list.settings.density')}
            value={settings.density}
            onChange={settings.setDensity}
            options={densities.map((value) => ({ value, label: t(`list.settings.densities.${value}`) }))}
          />
        </Stack>
      </Dialog>
    </>
  )
}
